/** Dialogs: a new run, and a question with a text. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, type PipelineRow } from './client.ts';
import { Fault, useAction } from './words.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: preact.ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} onClose={onClose} aria-labelledby="dialog-title">
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}

interface NewRunProps {
  readonly onClose: () => void;
  /** Told the id of the run; null where it has not begun yet. */
  readonly onStart: (run: string | null) => void;
}

export function NewRun({ onClose, onStart }: NewRunProps) {
  const [pipelines, setPipelines] = useState<readonly PipelineRow[] | null>(null);
  const [path, setPath] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, fault, act } = useAction();
  useEffect(() => {
    void act(async () => {
      const found = (await ask<{ pipelines: readonly PipelineRow[] }>('/api/pipelines')).pipelines;
      setPipelines(found);
      setPath(found.find(({ problems }) => problems.length === 0)?.path ?? found[0]?.path ?? '');
    });
  }, []);
  const pipeline = pipelines?.find((each) => each.path === path);
  const start = async (event: Event) => {
    event.preventDefault();
    await act(async () => {
      const { run_id } = await ask<{ run_id: string | null }>('/api/runs', {
        pipeline: path,
        inputs: values,
      });
      onStart(run_id);
      onClose();
    });
  };
  return (
    <Dialog title="Start a run" onClose={onClose}>
      <form onSubmit={start}>
        {pipelines?.length === 0 ? (
          <p>
            There is no pipeline file. <code>savepoint init</code> writes a first one.
          </p>
        ) : null}
        <label>
          Pipeline
          <select
            value={path}
            onChange={(event) => {
              setPath(event.currentTarget.value);
              setValues({});
            }}
          >
            {pipelines?.map((each) => (
              <option key={each.path} value={each.path}>
                {each.name === each.path ? each.path : `${each.name} (${each.path})`}
              </option>
            ))}
          </select>
        </label>
        {pipeline?.description === null ? null : <p class="quiet">{pipeline?.description}</p>}
        {pipeline?.inputs.map((input) => (
          <Input
            key={input.name}
            input={input}
            value={values[input.name]}
            onChange={(value) => setValues({ ...values, [input.name]: value })}
          />
        ))}
        {pipeline?.problems.map((problem) => (
          <p class="fault" key={problem}>
            {problem}
          </p>
        ))}
        <Fault fault={fault} />
        <div class="buttons">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            class="main"
            disabled={isBusy || pipeline === undefined || pipeline.problems.length > 0}
          >
            {isBusy ? 'Starting…' : 'Start'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface InputProps {
  readonly input: PipelineRow['inputs'][number];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function Input({ input, value, onChange }: InputProps) {
  const given = value ?? `${input.default ?? ''}`;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it holds one of two
    <label>
      {input.name}
      {input.description === null ? null : <span class="quiet"> {input.description}</span>}
      {input.type === 'choice' || input.type === 'boolean' ? (
        <select value={given} onChange={(event) => onChange(event.currentTarget.value)}>
          {(input.type === 'boolean' ? ['true', 'false'] : input.options).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          inputMode={input.type === 'number' ? 'decimal' : 'text'}
          value={given}
          required={input.required && input.default === null}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </label>
  );
}

interface AskTextProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly isRequired: boolean;
  readonly send: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function AskText({ title, label, action, isRequired, send, onClose }: AskTextProps) {
  const [text, setText] = useState('');
  const { isBusy, fault, act } = useAction();
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await act(() => send(text))) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <label>
          {label}
          <textarea
            rows={3}
            value={text}
            required={isRequired}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <Fault fault={fault} />
        <div class="buttons">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="main" disabled={isBusy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
