/** Three sample report cards, each with an enjoyment score out of 10. They are examples and say so. */
import { formatScore, RangeBar } from '../../blocks/range-bar.tsx';
import { ScriptPage } from '../../ui/script-page.tsx';
import { sampleCards } from './home-copy.ts';
import { Section } from './section.tsx';

export function Technology() {
  return (
    <Section id="technology" title="Technology" lead="What a report card looks like. These three are examples.">
      <ul className="grid gap-6 md:grid-cols-3">
        {sampleCards.map((card) => (
          <li key={card.title}>
            <ScriptPage className="h-full py-6 pr-6 pl-11">
              <h3 className="text-xl">{card.title}</h3>
              <p className="text-sm text-ink-faint">{card.genre}</p>
              <p className="mt-4 flex items-baseline gap-2">
                <span className="font-serif text-4xl font-semibold">{formatScore(card.score)}/10</span>
                <span className="text-sm text-ink-soft">Enjoyment score</span>
              </p>
              <RangeBar score={card.score} low={card.score - 1} high={card.score + 1} />
              <p className="mt-3 text-ink-soft">{card.note}</p>
            </ScriptPage>
          </li>
        ))}
      </ul>
    </Section>
  );
}
