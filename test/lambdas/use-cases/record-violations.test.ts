/** What is kept of a browser's report, and what is refused. */
import { describe, expect, it } from 'vitest';
import { recordViolations } from '../../../lambdas/use-cases/record-violations.ts';

const kept = (body: unknown) => {
  const lines: unknown[] = [];
  const logger = { warn: (event: string, fields?: unknown) => void lines.push([event, fields]) };
  recordViolations({ logger }, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
  return lines;
};
const stopped = (directive: string, blocked: string) => ['policy_violation', { directive, blocked }];
const old = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://app.example.com/dashboard?script=01ARZ',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'alert("a line of the script")',
  },
});

describe('a report of the content security policy', () => {
  it('is kept as rule and origin, in either form, without the page, the path and the sample', () => {
    expect(kept(old('https://evil.example/steal.js?token=abc'))).toEqual([
      stopped('script-src-elem', 'https://evil.example'),
    ]);
    const body = { effectiveDirective: 'img-src', blockedURL: 'https://cdn.example/a.png', sample: 'secret' };
    const other = { type: 'deprecation', body: { id: 'x' } };
    expect(kept([{ type: 'csp-violation', url: 'https://app.example.com/x', body }, other])).toEqual([
      stopped('img-src', 'https://cdn.example'),
    ]);
    expect(kept(old('inline', "style-src 'self'"))).toEqual([stopped('style-src', 'inline')]);
    expect(kept(old('Not an address', '\n{"level":"error"}'))).toEqual([stopped('unknown', 'unknown')]);
  });

  it('is cut to twenty lines', () => {
    const one = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } };
    expect(kept(Array.from({ length: 100 }, () => one))).toHaveLength(20);
  });

  it.each(['', 'null', '[]x', '{"csp-report":1}', JSON.stringify(Array.from({ length: 101 }, () => ({ type: 'a' })))])(
    'is refused when it is none: %s',
    (body) => {
      expect(() => kept(body)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    },
  );

  it('is refused above 64 KB', () => {
    expect(() => kept(old('x'.repeat(65_536)))).toThrow(expect.objectContaining({ code: 'too_large' }));
  });
});
