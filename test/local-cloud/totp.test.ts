/** Codes of a second factor, as RFC 6238 and authenticator apps make them. */
import { describe, expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpAt } from '../../lib/local-cloud/cognito/totp.ts';

/** '12345678901234567890' in Base32, RFC 6238's own secret. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code', () => {
  // Appendix B of RFC 6238, the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is %s', (second, code) => {
    expect(totpAt(secret, second * 1000)).toBe(code);
    expect(totpAt(secret.toLowerCase(), second * 1000)).toBe(code);
  });

  it('lasts thirty seconds', () => {
    expect(totpAt(secret, 59_999)).toBe(totpAt(secret, 30_000));
    expect(totpAt(secret, 60_000)).not.toBe(totpAt(secret, 59_999));
  });

  it('is taken one step early and one late, and no more, and says which step it is', () => {
    const at = 1_111_111_111_000;
    const step = Math.floor(at / 30_000);
    const code = (steps: number) => totpAt(secret, at + steps * 30_000);
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(secret, code(steps), at))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  it.each(['', '05047', '0504711', '050472', 'abcdef'])('is not %s', (code) => {
    expect(stepOfCode(secret, code, 1_111_111_111_000)).toBeNull();
  });
});

describe('a secret', () => {
  it('is thirty-two letters of Base32, another one each time', () => {
    const made = new Set(Array.from({ length: 20 }, newTotpSecret));
    expect(made.size).toBe(20);
    for (const one of made) expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpAt([...made][0] ?? '', 0)).toMatch(/^\d{6}$/);
  });

  it.each(['A1', 'A8', 'A=', 'A B'])('of other letters is refused: %s', (wrong) => {
    expect(() => totpAt(wrong, 0)).toThrow(RangeError);
  });
});
