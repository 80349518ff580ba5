/** The frame of the pages that the local run itself shows (checkout, inbox): escaped by construction, no script, nothing loaded from anywhere. */
import { createHash } from 'node:crypto';

/** HTML that is already safe to show; only `html` makes it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Shown = Markup | string | number | undefined | readonly Shown[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function shown(value: Shown): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(shown).join('');
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Builds markup; every value put into it is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Shown[]): Markup {
  return new Markup(parts.map((part, at) => part + shown(values[at])).join(''));
}

const style = `
:root{color-scheme:light dark;--ink:#1d1d22;--soft:#5c5c66;--line:#c9c9d2;--paper:#fff;--wash:#f4f4f7;--act:#3b39b8;--bad:#b3161f;--badwash:#fdecec}
@media (prefers-color-scheme:dark){:root{--ink:#ededf2;--soft:#aaaab6;--line:#4a4a55;--paper:#1e1e24;--wash:#141418;--act:#b3b1ff;--bad:#ff9a9f;--badwash:#3a1c1f}}
*{box-sizing:border-box}
body{margin:0;background:var(--wash);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}
main.wide{max-width:46rem}
h1{font-size:1.9rem;line-height:1.2;margin:.25rem 0 1rem}
h2{font-size:1.05rem;margin:0;overflow-wrap:anywhere}
p{margin:.5rem 0}
a{color:var(--act)}
.badge{display:inline-block;padding:.1rem .55rem;border:1px solid currentColor;border-radius:99px;font-size:.8rem;font-weight:600;letter-spacing:.04em}
.soft{color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}
.card{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:1rem 0}
ul{list-style:none}
.row{display:flex;justify-content:space-between;gap:1rem}
.alert{background:var(--badwash);color:var(--bad);border:1px solid currentColor;border-radius:.5rem;padding:.6rem .8rem;font-weight:600}
label{display:block;font-weight:600;margin-top:.9rem}
input{width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .7rem;font:inherit;color:inherit;background:var(--wash);border:1px solid var(--soft);border-radius:.5rem}
input[aria-invalid=true]{border:2px solid var(--bad)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{width:100%;min-height:3rem;margin-top:1.25rem;font:inherit;font-weight:600;color:var(--paper);background:var(--act);border:0;border-radius:.5rem;cursor:pointer}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
.code{font:700 1.4rem ui-monospace,monospace;letter-spacing:.15em}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The page's Content-Security-Policy. `formTargets` are the origins that a form may end up at: browsers check redirects after a form, too. */
export function pagePolicy(formTargets: readonly string[] = []): string {
  const targets = formTargets.length > 0 ? formTargets.join(' ') : "'none'";
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${targets}; base-uri 'none'`;
}

/** A whole HTML document around `body`, carrying its own policy so that it stays strict whoever serves it. */
export function localPage(page: { title: string; body: Markup; formTargets?: readonly string[] }): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy(page.formTargets)}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${page.title}</title><style>${new Markup(style)}</style></head>
<body>${page.body}</body></html>
`.text;
}
