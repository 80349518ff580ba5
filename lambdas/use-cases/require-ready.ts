/** The gate of everything that needs the script's pages. */
import { AppError } from '../../lib/contract/errors.ts';
import type { ScriptItem } from '../adapters/script-items.ts';

/** script_not_ready. */
export const requireReady = ({ status, problem }: Pick<ScriptItem, 'status' | 'problem'>): void => {
  if (status === 'ready') return;
  throw new AppError('script_not_ready', problem?.message ?? 'The script is still being read. Please wait a moment.');
};
