/** The Workbench form that asks for the expert plan's 1-hour consultation. */
import { type FormEvent, useId, useState } from 'react';
import { consultationInput } from '../../../../lib/contract/consultation.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldNotes, inputClasses } from '../../ui/field.tsx';
import { fieldErrors } from '../account/field-errors.ts';

type Sending = { state: 'open' | 'sending' } | { state: 'failed' | 'sent'; message: string };

function TextArea(props: {
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {props.label}
      </label>
      <textarea
        id={id}
        rows={props.rows}
        className={inputClasses}
        value={props.value}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <FieldNotes id={id} hint={props.hint} error={props.error} />
    </div>
  );
}

export function ConsultationForm() {
  const { api } = useStores();
  const [question, setQuestion] = useState('');
  const [times, setTimes] = useState('');
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState<Sending>({ state: 'open' });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const input = consultationInput.safeParse({ question, preferred_times: times });
    setWrong(fieldErrors(input));
    if (!input.success) return;
    setSending({ state: 'sending' });
    try {
      const { message } = await api('requestConsultation', { body: input.data });
      setSending({ state: 'sent', message });
    } catch (error) {
      const message = plainSentenceOf(error, 'Your request could not be sent. Please try again.');
      setSending({ state: 'failed', message });
    }
  };

  if (sending.state === 'sent') return <Banner tone="notice">{sending.message}</Banner>;
  return (
    <form onSubmit={submit} noValidate className="max-w-2xl space-y-5">
      <p className="text-ink-soft">Your plan includes one hour with a reader. Say what it should be about.</p>
      {sending.state === 'failed' && <Banner tone="error">{sending.message}</Banner>}
      <TextArea
        label="Your question"
        hint="What should the hour be about?"
        rows={5}
        value={question}
        error={wrong.question}
        onChange={setQuestion}
      />
      <TextArea
        label="Preferred times"
        hint="A few that suit you, with your time zone."
        rows={2}
        value={times}
        error={wrong.preferred_times}
        onChange={setTimes}
      />
      <Button type="submit" busy={sending.state === 'sending'} disabled={sending.state === 'sending'}>
        Ask for the hour
      </Button>
    </form>
  );
}
