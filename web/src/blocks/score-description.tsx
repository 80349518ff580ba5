/** What a score was counted from, one measure a line: a dozen figures in one paragraph are read by nobody. */
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';

/** Where a sentence ends and the next begins with the name of a measure: 'Scene pace: …'. */
const measureBegins = /(?<=\.) (?=\p{Lu}[\p{Ll} ’'-]{2,40}: )/u;

export function ScoreDescription({ text, className = '' }: { readonly text: string; readonly className?: string }) {
  const [lead = '', ...measures] = text.split(measureBegins);
  if (measures.length === 0)
    return (
      <p className={className}>
        <PageLinks text={text} />
      </p>
    );
  return (
    <div className={className}>
      <p>
        <PageLinks text={lead} />
      </p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {keyed(measures, (measure) => measure).map(({ key, item }) => {
          const end = item.indexOf(':') + 1;
          return (
            <li key={key}>
              <span className="font-semibold">{item.slice(0, end)}</span>
              <PageLinks text={item.slice(end)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
