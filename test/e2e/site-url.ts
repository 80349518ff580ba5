/** Where the product is that all end-to-end files share, once it is there. */
import { inject } from 'vitest';
import { whenMade } from '../made.ts';

export const siteUrl = await whenMade(inject('siteNote'));
