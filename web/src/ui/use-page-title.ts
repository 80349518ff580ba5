/** Names the page in the browser tab. */
import { useEffect } from 'react';
import { productName } from '../../../lib/contract/product.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
