import type { Language } from '@baeon/contracts/profile/language';
import { escapeHtml, html, scriptJson, type Html } from './html.ts';

/** What a link shows where it is passed on, and what is read where no script runs. */
export type LinkPreview = {
  url: string;
  title: string;
  description: string;
  image: { url: string; isDrawn: boolean };
  /** As schema.org calls it. */
  data: Record<string, unknown>;
  content: Html;
};

/** What the web app's page says of itself before any script runs. */
export type PageAbout = {
  status: 200 | 404 | 410;
  /** Whether search engines may keep it. */
  isListed: boolean;
  preview: LinkPreview | null;
};

export type AskedPage = { path: string; query: string; origin: string; language: Language };

/** Null for addresses that are about nothing in particular, and where nobody could find out in time. */
export type DescribePage = (asked: AskedPage) => Promise<PageAbout | null>;

/** A drawn picture's own measures. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Stands in index.html where people without scripts read what the page is about. */
const CONTENT = '%ABOUT%';

/**
 * The page of the app, with what it is about. Each text goes in after everything that is looked for
 * before it, escaped, and never as a replacement pattern: feeds write what they like.
 */
export function withAbout(page: string, about: PageAbout | null, brandName: string): string {
  const preview = about?.preview;
  const filled = page.replace(CONTENT, () => preview?.content.html ?? '');
  // A page that is about nobody's business stays the very page that offline starts keep.
  if (!about || (about.status === 200 && !preview)) return filled;
  const robots = about.isListed ? '' : '<meta name="robots" content="noindex" />';
  const head = `${robots}${preview ? tags(preview, brandName) : ''}</head>`;
  if (!preview) return filled.replace('</head>', head);
  const title = escapeHtml(`${preview.title} · ${brandName}`);
  return filled
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => head);
}

function tags({ url, title, description, image, data }: LinkPreview, brandName: string): string {
  const { width, height } = PREVIEW_SIZE;
  const named = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image.url,
  };
  const graph = {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image.url,
    'og:image:alt': title,
    ...(image.isDrawn && {
      'og:image:type': 'image/png',
      'og:image:width': width,
      'og:image:height': height,
    }),
  };
  return [
    ...Object.entries(named).map(
      ([name, content]) => html`<meta name="${name}" content="${content}" />`.html,
    ),
    ...Object.entries(graph).map(
      ([property, content]) => html`<meta property="${property}" content="${content}" />`.html,
    ),
    html`<link rel="canonical" href="${url}" />`.html,
    `<script type="application/ld+json">${scriptJson(data)}</script>`,
  ].join('');
}
