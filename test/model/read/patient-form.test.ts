import { expect, it } from 'vitest';
import * as z from 'zod';
import { patientForm } from '../../../lib/model/read/patient-form.ts';

const form = patientForm(
  z.object({
    notes: z.array(
      z.object({ at: z.number(), kind: z.enum(['good', 'bad']), text: z.string(), more: z.string().nullable() }),
    ),
    verdict: z.string().nullable(),
  }),
);

it('takes what is in form as it is', () => {
  const whole = { notes: [{ at: 1, kind: 'good', text: 'a', more: null }], verdict: 'b' };
  expect(form.read(whole)).toMatchObject({ success: true, data: whole });
});

it('leaves out an item that is not in form, and mends numbers in quotes and capitals', () => {
  const read = form.read({
    notes: [
      { at: '2', kind: ' Bad ', text: 'a' },
      { at: 'x', kind: 'good', text: 'b' },
      'nothing',
      { at: 3, kind: 'fine', text: 'c' },
    ],
  });
  expect(read).toMatchObject({
    success: true,
    data: { notes: [{ at: 2, kind: 'bad', text: 'a', more: null }], verdict: null },
  });
});

it('reads an empty text as none where there may be none', () => {
  expect(form.read({ notes: [], verdict: '' }).data?.verdict).toBeNull();
});

it('takes a list that is no list for an empty one', () => {
  expect(form.read({ notes: { at: 1 }, verdict: 'b' }).data?.notes).toEqual([]);
});

it('refuses what is no object, as an answer that was never given', async () => {
  expect(await form.sent.validate?.('text')).toMatchObject({ success: false });
  expect(await form.sent.validate?.([])).toMatchObject({ success: false });
});

it('is sent as a strict schema: all fields asked for, no others', () => {
  expect(JSON.parse(form.json)).toMatchObject({ required: ['notes', 'verdict'], additionalProperties: false });
});
