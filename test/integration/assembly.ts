/** The directory of the assembly that all integration files share, once it is made. */
import { inject } from 'vitest';
import { whenMade } from '../made.ts';

export const assembly = await whenMade(inject('assemblyNote'));
