/** Where a local run's assembly lies. */
import path from 'node:path';

export const assemblyOf = (stateDirectory: string): string => path.join(stateDirectory, 'assembly');
