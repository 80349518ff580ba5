/** Runs checks side by side and tells each in a line. A check that can't be made says so; it stops nobody. */

/** `ok`: nothing to do. `note`: a deployment goes well, and something is worth knowing. `stop`: it would fail, or what it makes would not work. */
export interface Finding {
  readonly kind: 'ok' | 'note' | 'stop';
  readonly says: string;
}
export interface Check {
  readonly name: string;
  readonly look: () => Promise<Finding>;
}

const words = { ok: 'ok  ', note: 'note', stop: 'DO  ' } as const;

export async function report(checks: readonly Check[]): Promise<{ lines: string[]; stops: boolean }> {
  const found = await Promise.all(
    checks.map(async ({ name, look }) => {
      const finding = await look().catch(
        (error: unknown): Finding => ({
          kind: 'note',
          says: `could not be looked at: ${error instanceof Error ? error.message : String(error)}`,
        }),
      );
      return { name, ...finding };
    }),
  );
  return {
    lines: found.map(({ name, kind, says }) => `${words[kind]}  ${name}: ${says}`),
    stops: found.some(({ kind }) => kind === 'stop'),
  };
}
