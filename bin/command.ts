/** What every command of this folder does alike: says its usage when asked, and tells whoever typed it what is wrong in a sentence. A defect is none of that: it shows its stack. */

/** Exit codes: a file that is missing or can't be used, and arguments that are wrong. */
export const exitCodes = { file: 1, arguments: 2 } as const;

/** `--help` or `-h` anywhere before `--`. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

/** Prints the usage and ends the process, when the arguments ask for it. */
export function helpAndEnd(usage: string, args: readonly string[] = process.argv.slice(2)): void {
  if (!asksForHelp(args)) return;
  console.log(usage);
  process.exit(0);
}

const sentences: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file or folder ${file}.`,
  ENOTDIR: (file) => `${file} is no folder.`,
  EISDIR: (file) => `${file} is a folder. Please name a file.`,
  EACCES: (file) => `${file} may not be opened.`,
};

/** What is wrong with a file, in a sentence; null for an error that is not about a file. A file name may hold terminal control sequences: they are not passed on. */
export function fileTrouble(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return null;
  const { code, path } = error;
  const say = typeof code === 'string' ? sentences[code] : undefined;
  return say === undefined || typeof path !== 'string' ? null : say(path.replace(/\p{Cc}/gu, ''));
}

/** What is wrong with the arguments, as Node's own reader of them says it; null for any other error. */
export const argumentTrouble = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS') ? error.message : null;

interface CommandOptions {
  readonly usage: string;
  /** The command's own errors, whose message is enough. */
  readonly isForUser?: (error: unknown) => error is Error;
  /** What those end with, by itself 2. */
  readonly exitCode?: number;
}

/** What to say of an error and which code to end with; null for a defect. */
function told(error: unknown, { usage, isForUser, exitCode = exitCodes.arguments }: CommandOptions) {
  if (isForUser?.(error)) return { message: error.message, exitCode };
  const file = fileTrouble(error);
  if (file !== null) return { message: file, exitCode: exitCodes.file };
  const wrong = argumentTrouble(error);
  return wrong === null ? null : { message: `${wrong}\n${usage}`, exitCode };
}

/**
 * Runs a command. What the user can mend ends in a sentence on stderr and an exit code: the command's own errors, a file that can't be used (1), wrong
 * arguments. Any other error is thrown.
 */
export async function runCommand(
  options: CommandOptions,
  work: (args: string[]) => Promise<void> | void,
): Promise<void> {
  const args = process.argv.slice(2);
  helpAndEnd(options.usage, args);
  try {
    await work(args);
  } catch (error) {
    const said = told(error, options);
    if (said === null) throw error;
    console.error(said.message);
    process.exitCode = said.exitCode;
  }
}
