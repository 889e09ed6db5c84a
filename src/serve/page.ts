/** The page as one file without a network: its style and its script lie in it, and nothing else is let in. */
import { createHash } from 'node:crypto';

export interface Page {
  readonly html: string;
  readonly policy: string;
}

/** What a report shows. */
export interface Shown {
  readonly data: object;
  /** A text without its secrets. */
  readonly mask: (text: string) => string;
}

/** @param report null for the live page */
export async function pageOf(report: Shown | null): Promise<Page> {
  const { SCRIPT, STYLE } = await import('./page-bundle.js');
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(SCRIPT)}'`,
    `style-src '${hashOf(STYLE)}'`,
    'img-src data:',
    `connect-src ${report === null ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const title = report === null ? 'Savepoint' : 'Savepoint report';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // A file is served by nobody who could say its policy.
    ...(report === null ? [] : [`<meta http-equiv="Content-Security-Policy" content="${policy}">`]),
    `<title>${title}</title>`,
    `<link rel="icon" href="${ICON}">`,
    `<style>${STYLE}</style>`,
  ];
  const body = [
    '<div id="app"></div>',
    '<noscript>This page needs JavaScript.</noscript>',
    ...(report === null ? [] : [`<script type="application/json" id="data">${inert(report)}</script>`]),
    `<script type="module">${SCRIPT}</script>`,
  ];
  const html = `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
  return { html, policy: `${policy}; frame-ancestors 'none'` };
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230969da'/%3E%3Cpath d='M5 3.5v9l7-4.5z' fill='white'/%3E%3C/svg%3E";

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** JSON that no markup can begin or end in, whatever names and logs hold. */
function inert({ data, mask }: Shown): string {
  const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? mask(value) : value));
  return text.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
