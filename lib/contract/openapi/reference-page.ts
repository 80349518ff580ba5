/** The API's description as a page to read: plain HTML made from the OpenAPI document, without scripts and without a style of its own inside, so that the site's content security policy lets it stand. */
import type { Content, OpenApi, Operation, Parameter, Schema } from './document-form.ts';

/** At the root of the site, both with a dot: such paths are files to the distribution. */
export const referencePage = 'api-reference.html';
export const referenceStyle = 'api-reference.css';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
/** Backticks of the description are code. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const schemaId = (name: string): string => `schema-${name}`;
/** JSON as it stands in the document, every named schema a link to its place on the page. */
const json = (schema: Schema): string =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2)).replace(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    (_all, name: string) => `<a href="#${schemaId(name)}">${name}</a>`,
  )}</pre>`;

const bodies = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escapeHtml(type)}</code></p>${json(schema)}`)
    .join('');

const parameterRow = ({ name, in: place, required, schema, description = '' }: Parameter): string =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}${required ? ', required' : ''}</td>` +
  `<td><code>${escapeHtml(JSON.stringify(schema))}</code> ${prose(description)}</td></tr>`;

const parameterTable = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? ''
    : `<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">What</th></tr></thead>
<tbody>${parameters.map(parameterRow).join('')}</tbody></table></div>`;

/** Refusals are one envelope: their codes are enough. */
function answers(responses: Operation['responses']): string {
  const own = Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response ? [] : [{ status, ...response }],
  );
  const codes = Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response ? [`<code>${status} ${response.$ref.split('/').at(-1)}</code>`] : [],
  );
  const told = own.map(
    ({ status, description, content = {} }) =>
      `<h4>Answer ${status}</h4><p>${prose(description)}</p>${bodies(content)}`,
  );
  return `${told.join('')}${codes.length > 0 ? `<p>Errors: ${codes.join(', ')}.</p>` : ''}`;
}

function operationPart(method: string, path: string, operation: Operation): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const needs = security.flatMap((one) => Object.keys(one)).join(' or ');
  return `<section id="${operationId}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p>${prose(summary)}${needs === '' ? ' Open to everybody.' : ` Needs: ${needs}.`}</p>
${parameterTable(parameters)}${requestBody === undefined ? '' : `<h4>Body</h4>${bodies(requestBody.content)}`}${answers(responses)}
</section>`;
}

/** The whole page. Operations stand by subject, in the document's order; every schema at the end. */
export function referenceHtml({ info, tags, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const of = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag));
  const contents = tags.map(({ name }) => {
    const links = of(name).map(
      ({ operation: { operationId, summary } }) => `<li><a href="#${operationId}">${prose(summary)}</a></li>`,
    );
    return `<li>${escapeHtml(name)}<ul>${links.join('')}</ul></li>`;
  });
  const parts = tags.map(
    ({ name, description }) =>
      `<h2>${escapeHtml(name)}</h2><p>${prose(description)}</p>${of(name)
        .map(({ method, path, operation }) => operationPart(method, path, operation))
        .join('')}`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<section id="${schemaId(name)}"><h3>${name}</h3>${json(schema)}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)} API</title>
<link rel="stylesheet" href="/${referenceStyle}">
</head>
<body>
<main>
<h1>${escapeHtml(info.title)} API</h1>
<p>${prose(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
<nav aria-label="Contents"><ul>${contents.join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
${parts.join('\n')}
<h2 id="schemas">Schemas</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`;
}

export const referenceCss = `:root { color-scheme: light dark; --line: light-dark(#d8d3c8, #45413a); --soft: light-dark(#f4f1ea, #24221e); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fffdf8, #171613); color: light-dark(#22201c, #ece8df); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
a { color: light-dark(#7a3b12, #e9b183); }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin-top: 2rem; overflow-wrap: anywhere; }
.method { font-size: .85em; letter-spacing: .04em; }
pre, .wide { overflow-x: auto; max-width: 100%; }
pre { max-height: 26rem; padding: .75rem; background: var(--soft); border: 1px solid var(--line); font-size: .85rem; }
code { overflow-wrap: anywhere; }
table { border-collapse: collapse; }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
`;
