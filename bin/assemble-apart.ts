/** Has the product put together by a process of its own, and waits for it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { assemblyOf } from './assembly-of.ts';

export interface Assembling {
  /** The assembly's directory. @throws Error with the sentence that says why there is none */
  readonly done: Promise<string>;
  close(): void;
}

/** `args` are those of the command line, from which the process reads the same options. */
export function assembleApart(stateDirectory: string, args: readonly string[]): Assembling {
  const child = fork(path.join(import.meta.dirname, 'assemble-product.ts'), args, { stdio: 'inherit' });
  let trouble = 'The process that puts the product together was ended.';
  child.once('message', (sentence) => {
    trouble = String(sentence);
  });
  const finish = async (): Promise<string> => {
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(trouble);
    return assemblyOf(stateDirectory);
  };
  return { done: finish(), close: () => void child.kill() };
}
