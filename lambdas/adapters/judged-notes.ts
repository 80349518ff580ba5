/** The writers' answers to 'was this note right?', counted by the rule that made the note. Reads the index alone: nothing of a script, nothing of who answered. */
import * as z from 'zod';
import { answeredPartition } from './note-items.ts';
import { indexName, queryAll, type Table } from './table.ts';

export interface JudgedRule {
  /** Who found it and by what, such as `flaw.doubled-words` or `reader.story`. */
  readonly rule: string;
  readonly right: number;
  readonly wrong: number;
}

const key = z.object({ gsi1sk: z.string() });

/** In the order of the rules' names. An answer whose place in the index has another form is an error. */
export const judgedNotes = async (table: Table): Promise<JudgedRule[]> => {
  const found = await queryAll(table, {
    IndexName: indexName,
    KeyConditionExpression: 'gsi1pk = :answered',
    ExpressionAttributeValues: { ':answered': answeredPartition },
  });
  const rules = new Map<string, { right: number; wrong: number }>();
  for (const item of found) {
    const [rule = '', answer] = key.parse(item).gsi1sk.split('#');
    if (answer !== 'right' && answer !== 'wrong')
      throw new Error('A judged note stands in the index without its answer.');
    const counted = rules.get(rule) ?? { right: 0, wrong: 0 };
    counted[answer] += 1;
    rules.set(rule, counted);
  }
  return [...rules].map(([rule, counts]) => ({ rule, ...counts })).sort((a, b) => a.rule.localeCompare(b.rule));
};
