/** What a browser reports when the site's content security policy stopped something, in its two forms; of it only the rule and the place's origin are kept. */
import * as z from 'zod';

const text = z.string().max(8192);
/** `report-uri`, one a request. */
const single = z
  .object({
    'csp-report': z.object({
      'effective-directive': text.optional(),
      'violated-directive': text.optional(),
      'blocked-uri': text.default(''),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blocked: report['blocked-uri'],
    },
  ]);
/** `report-to`, several a request, of other kinds, too. */
const several = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .max(100)
  .transform((reports) =>
    reports.flatMap(({ type, body }) => {
      const read = type === 'csp-violation' ? inReport.safeParse(body) : null;
      return read?.success ? [{ directive: read.data.effectiveDirective, blocked: read.data.blockedURL }] : [];
    }),
  );
const inReport = z.object({ effectiveDirective: text, blockedURL: text.default('') });

/** An address without path and query, or the browser's own word for what has none ('inline', 'eval'). */
const originOf = (blocked: string): string => {
  if (/^[a-z-]{0,40}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : 'unknown';
};

/** `directive` by its name alone. */
export const policyReport = z.union([single, several]).transform((found) =>
  found.map(({ directive, blocked }) => ({
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: originOf(blocked),
  })),
);
