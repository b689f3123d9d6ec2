import { html } from './html.ts';
import { pageFrame } from './page-frame.ts';

/** Instead of a product: what is the matter, and what to do. */
export const noticePage = (title: string, advice: string, brandName: string): string =>
  pageFrame(
    title,
    brandName,
    html`
      <section class="notice">
        <h1>${title}</h1>
        <p>${advice}</p>
        <a class="action" href="/explore">Explore Products</a>
      </section>
    `,
  );
