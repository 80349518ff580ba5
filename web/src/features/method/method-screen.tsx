/** How everything in the reports is counted, said once, with samples and how often it is right. Open to everybody; drawn from the engine's own tables. */
import { method } from 'virtual:method-page';
import { SiteFooter } from '../../app/site-footer.tsx';
import { SiteHeader } from '../../app/site-header.tsx';
import { BlockView } from '../../blocks/block-view.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';

export function MethodScreen() {
  usePageTitle(method.title);
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 pt-10 pb-20 lg:pt-16">
        <h1 className="text-4xl sm:text-5xl">{method.title}</h1>
        <p className="mt-5 max-w-[68ch] text-lg text-ink-soft">{method.lead}</p>
        <div className="mt-10 space-y-6">
          {keyed(method.blocks, ({ kind }) => kind).map(({ key, item }) => (
            <BlockView key={key} block={item} />
          ))}
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
