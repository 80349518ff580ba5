/** What the script is called. */
import * as z from 'zod';

/** `given` stands in the writer's details form, `printed` on the title page; the former is used where both are there. */
export const title = z.object({ given: z.string().nullable(), printed: z.string().nullable() });
export type Title = z.infer<typeof title>;
