/** Names the page in the browser tab. */
import { createContext, useContext, useEffect } from 'react';
import { productName } from '../../../lib/contract/product.ts';

/** Hears of the title where no effect runs: in the site's build, which writes it into the page. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

export function usePageTitle(title: string): void {
  const whole = `${title} · ${productName}`;
  useContext(PageTitleContext)?.(whole);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
