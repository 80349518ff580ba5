/** The benefits: a tab changes only the highlight, the four cards stay, as specified. */
import { useState } from 'react';
import { benefits, benefitTabs } from './home-copy.ts';
import { Section } from './section.tsx';

export function Benefits() {
  const [tab, setTab] = useState<string>(benefitTabs[0]);
  return (
    <Section id="benefits" title="Benefits">
      <div className="flex flex-wrap gap-2">
        {benefitTabs.map((label) => (
          <button
            key={label}
            type="button"
            aria-pressed={label === tab}
            onClick={() => setTab(label)}
            className="min-h-10 rounded-full border border-rule-strong px-4 text-[0.95rem] font-semibold text-ink-soft hover:border-accent hover:text-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-ink"
          >
            {label}
          </button>
        ))}
      </div>
      <ul className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3 className="text-xl">{benefit.title}</h3>
            <p className="mt-1.5 text-ink-soft">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
