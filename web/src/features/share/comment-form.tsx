/** What a reader of a link says to its owner about the report on the screen: the comment, a page and a name if they like. */
import { type FormEvent, useId, useState } from 'react';
import { leaveCommentInput, mostCommentLetters } from '../../../../lib/contract/share-comments.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FieldNotes, inputClasses } from '../../ui/field.tsx';
import { fieldErrors, focusFirst } from '../account/field-errors.ts';

const empty = { text: '', page: '', name: '' };
const fields = leaveCommentInput.omit({ token: true, question: true });
/** An empty page is none; what is no number is told at its field. */
const pageOf = (typed: string): unknown => (typed.trim() === '' ? null : Number(typed));

interface CommentFormProps {
  readonly token: string;
  /** What the comment is about, in the menu's words. */
  readonly about: string;
  /** The report on the screen; null where it is none. */
  readonly question: number | null;
}

export function CommentForm({ token, about, question }: CommentFormProps) {
  const { leaveComment } = useStores();
  const id = useId();
  const [form, setForm] = useState(empty);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly tone: 'notice' | 'error'; readonly message: string } | null>(null);
  const change = (field: keyof typeof empty) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const page = event.currentTarget;
    const input = fields.safeParse({ ...form, page: pageOf(form.page) });
    const errors = fieldErrors(input);
    setWrong({ ...errors, ...(errors.page && { page: 'A page is a number, such as 12.' }) });
    setSaid(null);
    if (!input.success) return focusFirst(page, Object.keys(errors));
    setBusy(true);
    try {
      const { message } = await leaveComment({ token, question, ...input.data });
      setForm({ ...empty, name: form.name });
      setSaid({ tone: 'notice', message });
    } catch (error) {
      setSaid({ tone: 'error', message: plainSentenceOf(error, 'Your comment could not be sent. Please try again.') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-rule px-4 py-8 sm:px-8 print:hidden">
      <h2 id={`${id}-title`} className="text-2xl">
        Comment on {about}
      </h2>
      <form onSubmit={submit} noValidate className="mt-4 max-w-prose space-y-4">
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            Your comment
          </label>
          <textarea
            id={id}
            name="text"
            rows={4}
            maxLength={mostCommentLetters}
            className={inputClasses}
            value={form.text}
            onChange={change('text')}
            aria-invalid={wrong.text ? true : undefined}
            aria-describedby={`${id}-hint${wrong.text ? ` ${id}-error` : ''}`}
          />
          <FieldNotes id={id} hint="Only whoever sent you this link reads it." error={wrong.text} />
        </div>
        <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
          <Field
            label="Page, if any"
            name="page"
            inputMode="numeric"
            value={form.page}
            onChange={change('page')}
            error={wrong.page}
          />
          <Field
            label="Your name, if you like"
            name="name"
            autoComplete="name"
            value={form.name}
            onChange={change('name')}
            error={wrong.name}
          />
        </div>
        <Button type="submit" look="quiet" busy={busy} disabled={busy}>
          Send comment
        </Button>
        {said && <Banner tone={said.tone}>{said.message}</Banner>}
      </form>
    </section>
  );
}
