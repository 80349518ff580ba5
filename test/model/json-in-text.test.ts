/** The JSON in what a model wrote around it. */
import { expect, it } from 'vitest';
import { jsonIn } from '../../lib/model/json-in-text.ts';

const json = '{"opinion": {"verdict": "Keep {the} rain."}}';

it.each([
  ['alone', json],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence with talk around it', `Here it is:\n\`\`\`\n${json}\n\`\`\`\nAnything else?`],
  ['after a greeting', `Of course! ${json} I hope that helps.`],
  ['after thoughts that hold braces', `<think>They want {"opinion": …}. Fine.</think>\n${json}`],
])('is found %s', (_where, text) => {
  expect(jsonIn(text)).toBe(json);
});

it('is not invented: a text without an object stays as it is', () => {
  expect(jsonIn('I will not do that.')).toBe('I will not do that.');
  expect(jsonIn('} nothing {')).toBe('} nothing {');
});
