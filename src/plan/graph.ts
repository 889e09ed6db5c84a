/** Questions about who depends on whom. Ids are those of `Step.needs`. */
export interface Node {
  readonly id: string;
  readonly needs: readonly string[];
  /** Those of the needs of which the start is enough. */
  readonly started?: readonly string[];
}

/** The nodes so that each comes after what it needs, otherwise in the order given. @throws Error on a cycle. */
export function inOrder<N extends Node>(nodes: readonly N[]): readonly N[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const done = new Set<string>();
  const open = new Set<string>();
  const sorted: N[] = [];
  for (const root of nodes) {
    const stack: { node: N; next: number }[] = [{ node: root, next: 0 }];
    while (stack.length > 0) {
      const top = stack[stack.length - 1];
      if (top === undefined) break;
      if (done.has(top.node.id)) {
        stack.pop();
        continue;
      }
      open.add(top.node.id);
      const need = top.node.needs[top.next++];
      if (need === undefined) {
        sorted.push(top.node);
        done.add(top.node.id);
        open.delete(top.node.id);
        stack.pop();
      } else if (!done.has(need)) {
        if (open.has(need)) throw new Error(`a cycle through ${need}`);
        const node = byId.get(need);
        if (node !== undefined) stack.push({ node, next: 0 });
      }
    }
  }
  return sorted;
}

/** The ids of all that a node depends on, directly and through others. */
export function ancestorsOf(nodes: readonly Node[], id: string): ReadonlySet<string> {
  const needs = new Map(nodes.map((node) => [node.id, node.needs]));
  return reach(id, (at) => needs.get(at) ?? []);
}

/** The ids of all that has ended when a node starts: of some that it depends on only the start is waited for. */
export function endedBefore(nodes: readonly Node[], id: string): ReadonlySet<string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ended = new Set<string>();
  const next = (at: string) => {
    const { needs = [], started = [] } = byId.get(at) ?? {};
    for (const need of needs) if (!started.includes(need)) ended.add(need);
    return needs;
  };
  reach(id, next);
  return ended;
}

/** The ids of all that depends on a node, directly and through others. */
export function dependentsOf(nodes: readonly Node[], id: string): ReadonlySet<string> {
  const wanted = new Map<string, string[]>();
  for (const node of nodes) {
    for (const need of node.needs) {
      const list = wanted.get(need);
      if (list === undefined) wanted.set(need, [node.id]);
      else list.push(node.id);
    }
  }
  return reach(id, (at) => wanted.get(at) ?? []);
}

function reach(from: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const stack = [...next(from)];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    stack.push(...next(id));
  }
  return seen;
}
