/** Who leads which produced film, as cues name them. Film titles and names, no text. */
import * as z from 'zod';
import labelled from './leads.json' with { type: 'json' };

const leadTable = z.strictObject({
  what: z.string(),
  judgedOn: z.iso.date(),
  films: z.record(z.string(), z.array(z.string().min(1)).min(1)),
});

export const { films: leadsByFile } = leadTable.parse(labelled);
