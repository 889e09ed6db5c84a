/** The files that a step changed, with the lines of text files. */
import { useEffect, useState } from 'preact/hooks';
import type { RunSource, StepDiff } from './client.ts';
import { type FileDiff, filesOf } from './diff-text.ts';

const WORDS = { A: 'added', M: 'modified', D: 'deleted', T: 'another type' } as const;
/** More at once no browser draws well. */
const MOST_FILES = 500;
const MOST_LINES = 2000;
const OPEN_LINES = 300;

export function DiffView({
  source,
  step,
  key_,
}: {
  readonly source: RunSource;
  readonly step: string;
  readonly key_: string;
}) {
  const [diff, setDiff] = useState<StepDiff | string | null>(null);
  // The key tells when there is another change.
  useEffect(() => {
    let isOver = false;
    setDiff(null);
    source.diff(step).then(
      (found) => !isOver && setDiff(found),
      (error: Error) => !isOver && setDiff(error.message),
    );
    return () => {
      isOver = true;
    };
  }, [key_]);
  if (diff === null) return <p class="quiet empty">Reading the files…</p>;
  if (typeof diff === 'string') return <p class="quiet empty">{diff}</p>;
  const lines = new Map(filesOf(diff.text).map((file) => [file.path, file]));
  const [shown, more] = [diff.files.slice(0, MOST_FILES), diff.files.length - MOST_FILES];
  return (
    <div class="diff">
      {diff.files.length === 0 ? <p class="quiet empty">{diff.notes || 'It changed no files.'}</p> : null}
      {shown.map((file) => (
        <File
          key={file.path}
          path={file.path}
          change={file.change}
          diff={lines.get(file.path) ?? null}
          isOpen={shown.length <= 5}
        />
      ))}
      {more > 0 ? <p class="quiet">and {more.toLocaleString()} more files</p> : null}
    </div>
  );
}

interface FileProps {
  readonly path: string;
  readonly change: keyof typeof WORDS;
  readonly diff: FileDiff | null;
  readonly isOpen: boolean;
}

function File({ path, change, diff, isOpen }: FileProps) {
  const title = (
    <>
      <span class={`change ${change}`} title={WORDS[change]}>
        {change}
      </span>
      <span class="unseen">{WORDS[change]}: </span>
      <code>{path}</code>
    </>
  );
  const lines = diff?.lines ?? [];
  if (lines.length === 0) return <p class="file">{title}</p>;
  return (
    <details class="file" open={isOpen && lines.length <= OPEN_LINES}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
      <pre tabIndex={0}>
        {lines.slice(0, MOST_LINES).map((line, at) => (
          <span key={at} class={line.kind}>{`${line.text}\n`}</span>
        ))}
        {lines.length > MOST_LINES ? `… ${lines.length - MOST_LINES} more lines` : ''}
      </pre>
    </details>
  );
}
