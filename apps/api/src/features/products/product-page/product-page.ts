import { chatRaiseComment, raiseCategoryOf } from '@baeon/contracts/deal-raise/deal-raise';
import type { Availability, Product } from '@baeon/contracts/products/products-wire';
import type { ProductRow } from '../../../db/product-row.ts';
import { html, nothing, type Html } from '../../../lib/html.ts';
import { API_PREFIX } from '../../../lib/feature.ts';
import { pageFrame, SCRIPT_PATH } from './page-frame.ts';

type PageDetails = { shown: Product; brandName: string; productSlug: string };

const AVAILABILITIES: Record<Availability, string> = {
  in_stock: 'In stock',
  out_of_stock: 'Out of stock',
  preorder: 'Pre-order',
  backorder: 'On backorder',
};

export const productPage = (
  product: ProductRow,
  { shown, brandName, productSlug }: PageDetails,
): string =>
  pageFrame(
    product.title,
    brandName,
    html`
      <article>
        <img src="${shown.image}" width="400" height="400" alt="${product.name}" />
        <div class="summary">
          ${product.brand === null ? nothing : html`<p class="brand">${product.brand}</p>`}
          <h1>${product.title}</h1>
          ${rating(product)} ${price(product)}
          <p class="availability ${product.availability}">
            ${AVAILABILITIES[product.availability]}
          </p>
          ${actions(shown, productSlug)}
          ${product.description === '' ? nothing : html`<p class="about">${product.description}</p>`}
          ${product.isDemo ? html`<p class="note">An invented product for the demo. It is not for sale.</p>` : nothing}
        </div>
        ${details(product)}
      </article>
    `,
  );

/** Filled in by the script: without one there is nothing to press. */
function actions({ name, image, product_url, category }: Product, productSlug: string): Html {
  const user = `${API_PREFIX}/${productSlug}-user`;
  const raiseIn = raiseCategoryOf(category);
  const product = {
    wish: { name, image, product_url },
    profile: `${user}/get-baeon-user`,
    update: `${user}/update-baeon-user`,
    raise: raiseIn && {
      path: `${API_PREFIX}/deal-raise/user`,
      category: raiseIn,
      comment: chatRaiseComment(name),
    },
  };
  return html`<div class="actions" data-product="${JSON.stringify(product)}"></div>
    <script src="${SCRIPT_PATH}" type="module"></script>`;
}

function rating({ rating }: ProductRow): Html {
  if (rating === null) return nothing;
  return html`<p class="rating">
    <span aria-hidden="true">★</span> ${rating.toFixed(1)} <span>out of 5</span>
  </p>`;
}

function price({ pricePaise, listPricePaise }: ProductRow): Html {
  if (pricePaise === null) return html`<p class="price">Price on request</p>`;
  return html`<p class="price">
    <strong>${rupees(pricePaise)}</strong>${saving(pricePaise, listPricePaise)}
  </p>`;
}

function saving(pricePaise: number, listPricePaise: number | null): Html {
  if (listPricePaise === null || listPricePaise <= pricePaise) return nothing;
  const percent = Math.floor((1 - pricePaise / listPricePaise) * 100);
  const off = percent === 0 ? nothing : html` <em>${percent}% off</em>`;
  return html` <span class="hidden">instead of</span> <s>${rupees(listPricePaise)}</s>${off}`;
}

function details({ attributes }: ProductRow): Html {
  const rows = Object.entries(attributes).map(
    ([label, value]) =>
      html`<tr>
        <th scope="row">${label}</th>
        <td>${value}</td>
      </tr>`,
  );
  if (rows.length === 0) return nothing;
  return html`<section class="details">
    <h2>Details</h2>
    <table>
      ${rows}
    </table>
  </section>`;
}

/** Paise are shown only where there are any. */
const rupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(paise / 100);
