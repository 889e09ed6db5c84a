/** What events tell of files, without secrets: a name can hold one, too. Pure. */

import type { Question, Reason } from '../record/decisions.ts';
import type { EventBody } from '../record/events.ts';
import type { Masks } from '../shell/port.ts';

/**
 * The event as it may be put on record: in paths, messages and reasons every masked text is replaced. What it tells
 * otherwise is as it was; values that steps set have been looked at where they were split off.
 */
export function maskedEvent(body: EventBody, masks: Masks): EventBody {
  switch (body.type) {
    case 'plan': {
      const decisions = body.decisions.map((each) => ({ ...each, reason: maskedReason(each.reason, masks) }));
      return { ...body, decisions };
    }
    case 'step.arrived':
      return { ...body, reason: maskedReason(body.reason, masks) };
    case 'step.waiting': {
      const { question } = body;
      return {
        ...body,
        reason: maskedReason(body.reason, masks),
        ...(question === undefined ? {} : { question: maskedQuestion(question, masks) }),
      };
    }
    case 'step.decided':
      return { ...body, question: maskedQuestion(body.question, masks) };
    case 'step.interrupted':
    case 'attempt.ended':
      return { ...body, why: masks.apply(body.why) };
    case 'source.captured': {
      const { differs } = body;
      return {
        ...body,
        ...(differs === undefined ? {} : { differs: { ...differs, paths: masked(differs.paths, masks) } }),
      };
    }
    case 'edits.kept':
    case 'files.aside':
      return { ...body, paths: masked(body.paths, masks) };
    case 'warning':
      return { ...body, message: masks.apply(body.message) };
    default:
      return body;
  }
}

function maskedReason(reason: Reason, masks: Masks): Reason {
  switch (reason.kind) {
    case 'lost':
      return { ...reason, path: masks.apply(reason.path), why: masks.apply(reason.why) };
    case 'differs':
      return { ...reason, path: masks.apply(reason.path) };
    case 'reads':
    case 'source':
    case 'edited':
      return { ...reason, paths: masked(reason.paths, masks) };
    case 'started-before':
    case 'maybe-started':
    case 'approval':
      return { ...reason, because: maskedReason(reason.because, masks) };
    default:
      return reason;
  }
}

function maskedQuestion(question: Question, masks: Masks): Question {
  const { prompt } = question;
  return { ...question, prompt: prompt === null ? null : masks.apply(prompt) };
}

function masked(texts: readonly string[], masks: Masks): readonly string[] {
  return texts.map((text) => masks.apply(text));
}
