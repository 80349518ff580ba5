/** The Workbench view in which a script is asked: a box, the answer, and what was asked before. Without a model the same box finds words. */
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { type AskedQuestion, askInput } from '../../../../lib/contract/ask.ts';
import { useAnswers, useLibrary, useStores, useUpload } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldNotes, inputClasses } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { currentScript } from '../library/library-store.ts';
import { Answer } from './answer.tsx';
import { answerWords, leftWords } from './ask-words.ts';

/** The script on the screen; without one in the address the latest. */
function useScriptId(): string | null {
  const named = useAnswers((s) => s.scriptId);
  const scripts = useLibrary((s) => s.scripts);
  const sentFromHere = useUpload((s) => s.data?.script_id ?? null);
  return named ?? (scripts && currentScript(scripts, sentFromHere)?.script_id) ?? null;
}

function Box({ finds, left, busy, onAsk }: BoxProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = askInput.safeParse({ question });
    setProblem(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success && !busy) onAsk(parsed.data.question);
  };
  const hint = finds
    ? 'Its places are shown in the order of the script; “words in quotation marks” as they stand.'
    : left === null || left === undefined
      ? undefined
      : leftWords(left);
  return (
    <form onSubmit={submit} noValidate className="print:hidden">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {finds ? 'A name, a place or words' : 'Your question'}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          id={id}
          type="text"
          value={question}
          maxLength={300}
          autoComplete="off"
          enterKeyHint={finds ? 'search' : 'send'}
          onChange={(event) => setQuestion(event.target.value)}
          className={inputClasses}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined}
        />
        <Button type="submit" busy={busy} aria-disabled={busy || undefined} className="shrink-0">
          {finds ? 'Find' : 'Ask'}
        </Button>
      </div>
      <FieldNotes id={id} hint={hint} error={problem ?? undefined} />
    </form>
  );
}
interface BoxProps {
  /** There is no model. */
  readonly finds: boolean;
  readonly left: number | null | undefined;
  readonly busy: boolean;
  readonly onAsk: (question: string) => void;
}

function Earlier({ questions }: { readonly questions: readonly AskedQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section aria-label="Asked before" className="space-y-2">
      <h2 className="border-b-2 border-brass pb-2 text-2xl">Asked before</h2>
      {questions.map(({ question, asked_at, answer }) => (
        <details key={`${asked_at} ${question}`} className="border-b border-rule py-2">
          <summary className="min-h-6 py-1 font-semibold wrap-anywhere">{question}</summary>
          <div className="pt-2 pb-3">
            <Answer answer={answer} />
          </div>
        </details>
      ))}
    </section>
  );
}

export function AskView() {
  const { ask: store } = useStores();
  const scriptId = useScriptId();
  const { questions, left, asking, error, scriptId: ofScript } = useStore(store);
  const [fresh, setFresh] = useState<string | null>(null);
  useEffect(() => {
    if (scriptId !== null) void store.getState().load(scriptId);
    setFresh(null);
  }, [store, scriptId]);

  const own = (ofScript === scriptId && questions) || [];
  const [latest] = own;
  const shown = fresh !== null && asking === null ? latest : undefined;
  const onAsk = async (question: string): Promise<void> => {
    if (await store.getState().ask(question)) setFresh(question);
  };
  const finds = left === null;
  return (
    <div className="space-y-8">
      <Box key={scriptId} finds={finds} left={left} busy={asking !== null} onAsk={(one) => void onAsk(one)} />
      {asking !== null && (
        <p className="inline-flex items-center gap-2 text-ink-soft">
          <Spinner /> The script is being looked through.
        </p>
      )}
      <p role="status" className="sr-only">
        {asking !== null ? 'The script is being looked through.' : shown ? answerWords(shown.answer) : ''}
      </p>
      {error && <Banner tone="error">{error}</Banner>}
      {error && questions === null && scriptId !== null && (
        <Button look="quiet" onClick={() => void store.getState().load(scriptId)}>
          Try again
        </Button>
      )}
      {shown && (
        <section aria-label="Answer">
          <h2 className="mb-3 text-2xl wrap-anywhere">{shown.question}</h2>
          <Answer answer={shown.answer} />
        </section>
      )}
      <Earlier questions={shown ? own.slice(1) : own} />
    </div>
  );
}
