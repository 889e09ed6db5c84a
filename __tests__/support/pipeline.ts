import type { Pipeline, Step } from '../../src/pipeline/model.ts';
import { allSteps } from '../../src/pipeline/model.ts';
import { readPipeline } from '../../src/pipeline/read.ts';
import type { Checked, Problem } from '../../src/problem/problem.ts';

export function readText(text: string, path = 'savepoint.yml'): Checked<Pipeline> {
  return readPipeline({ path, bytes: new TextEncoder().encode(text) });
}

/** The pipeline of a text in which nothing is wrong. */
export function pipelineOf(text: string, path?: string): Pipeline {
  const checked = readText(text, path);
  if (!checked.ok) throw new Error(checked.problems.map(brief).join('\n'));
  return checked.value;
}

export function problemsOf(text: string): readonly Problem[] {
  const checked = readText(text);
  return checked.ok ? [] : checked.problems;
}

/** `code line:column message`. */
export function brief({ code, place, message }: Problem): string {
  return `${code} ${place?.line}:${place?.column} ${message}`;
}

export function briefsOf(text: string): readonly string[] {
  return problemsOf(text).map(brief);
}

export function stepOf(pipeline: Pipeline, id: string): Step {
  const step = allSteps(pipeline).find((each) => each.id === id);
  if (step === undefined) throw new Error(`no step ${id}`);
  return step;
}

/** What each step of a text waits for, by its id. */
export function needsOf(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(allSteps(pipelineOf(text)).map((step) => [step.id, step.needs]));
}
