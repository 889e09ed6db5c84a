/** Tabs, as the ARIA authoring practices have them: arrows move, and one of them is in the order of Tab. */
interface TabsProps {
  /** Tells these from other tabs of the page. */
  readonly name: string;
  readonly tabs: readonly (readonly [id: string, title: string])[];
  readonly current: string;
  readonly onChange: (id: string) => void;
  readonly children: preact.ComponentChildren;
}

const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs({ name, tabs, current, onChange, children }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    const at = tabs.findIndex(([id]) => id === current);
    const [next = current] = tabs[(at + move + tabs.length) % tabs.length] ?? [];
    onChange(next);
    document.getElementById(`${name}-tab-${next}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" onKeyDown={onKeyDown}>
        {tabs.map(([id, title]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-tab-${id}`}
            aria-selected={id === current}
            aria-controls={`${name}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        class="panel"
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-tab-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
