import { describe, expect, it } from 'vitest';
import { query } from '../support/test-database.ts';
import {
  aProduct,
  importProducts,
  itemOf,
  productsIn,
  rssOf,
  rssWith,
  useProductDatabase,
} from './import-products-support.ts';
import { fileWith, reported } from './import-support.ts';

const url = useProductDatabase();
const only = async () => (await productsIn(url()))[0]!;

const RSS = `<?xml version='1.0' encoding="utf-8" standalone='yes'?>
<!-- made by a shop -->
<?xml-stylesheet href="feed.xsl"?>
<rss version="2.0" xmlns:shop="http://base.google.com/ns/1.0" xmlns:other="urn:other">
  <channel>
    <title>Not a product</title>
    <item>
      <title>Own title</title>
      <link>https://shop.example.in/p?a=1&amp;b=2</link>
      <description><![CDATA[Soft & warm, <b>2 < 3</b>]]> &#8211; caf&#xe9;</description>
      <shop:id>sofa-1</shop:id>
      <shop:title>Three seater <!-- aside -->sofa</shop:title>
      <other:price>1 USD</other:price>
      <shop:price
      >45,999.00 INR</shop:price ><shop:availability>out_of_stock</shop:availability>
      <shop:shipping><shop:country>IN</shop:country><shop:price>100 INR</shop:price></shop:shipping>
      <shop:product_type>Living room &gt; Sofas</shop:product_type>
      <shop:product_type>Sale</shop:product_type>
      <shop:product_highlight>Washable, and quick to dry</shop:product_highlight>
      <shop:product_highlight>Ten years</shop:product_highlight>
      <shop:product_detail>
        <shop:attribute_value>16:9 \\ flat</shop:attribute_value>
        <shop:section_name>Size: all</shop:section_name>
        <shop:attribute_name>Ratio</shop:attribute_name>
      </shop:product_detail>
      <shop:product_detail><shop:attribute_name>Seats</shop:attribute_name>
        <shop:attribute_value>3</shop:attribute_value></shop:product_detail>
      <shop:image_link/>
      <shop:color></shop:color>
    </item>
  </channel>
</rss>
`;

const SOFA = {
  feed_id: 'sofa-1',
  title: 'Three seater sofa',
  description: 'Soft & warm, 2 < 3 – café\n• Washable, and quick to dry\n• Ten years',
  category: 'furniture_store',
  product_type: 'Living room > Sofas',
  price_paise: 4_599_900,
  attributes: { Ratio: '16:9 \\ flat', Seats: '3' },
  image: null,
  product_url: 'https://shop.example.in/p?a=1&b=2',
  availability: 'out_of_stock',
};

describe('a product feed as RSS', () => {
  it('is imported with everything that it says, whatever the prefix', async () => {
    const run = await importProducts(url(), RSS);
    expect(run).toMatchObject({ code: 0, complained: [] });
    expect(run.said).toContain('Ignored columns: price, shipping');
    expect(await only()).toMatchObject(SOFA);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${RSS}`)],
    ['UTF-16', Buffer.from(`\ufeff${RSS.replace('utf-8', 'UTF-16')}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${RSS}`, 'utf16le').swap16()],
    ['lines of Windows', Buffer.from(RSS.replaceAll('\n', '\r\n'))],
  ])('may be in %s', async (_name, bytes) => {
    const run = await importProducts(url(), await fileWith(bytes, 'feed.rss'));
    expect(run).toMatchObject({ code: 0, complained: [] });
    expect(await only()).toMatchObject(SOFA);
  });

  it('is the same for many items, however they fall into pieces', async () => {
    const products = Array.from({ length: 3000 }, (_, at) =>
      aProduct({ id: `p${at}`, title: `Chair ${at} & ಕುರ್ಚಿ`, description: 'é'.repeat(at % 97) }),
    );
    const run = await importProducts(url(), rssOf(products));
    expect(reported(run)).toMatchObject({ read: 3000, inserted: 3000 });
    const [row] = await query(
      url(),
      `select count(*)::integer as n from products
       where title = 'Chair ' || substr(feed_id, 2) || ' & ಕುರ್ಚಿ'
         and length(description) = substr(feed_id, 2)::integer % 97`,
    );
    expect(row).toEqual({ n: 3000 });
  });

  it('says all there is to say: what an item leaves out is empty afterwards', async () => {
    const said = { brand: 'b', color: 'Red', sale_price: '999 INR' };
    await importProducts(url(), rssOf([aProduct(said)]));
    expect(await only()).toMatchObject({ brand: 'b', price_paise: 99_900 });
    await importProducts(url(), rssOf([aProduct()]));
    expect(await only()).toMatchObject({
      brand: null,
      attributes: {},
      price_paise: 149_900,
      list_price_paise: null,
    });
  });

  it('takes only items that are where items belong', async () => {
    const strange = `<image>${itemOf(aProduct({ id: 'in-image' }))}</image>`;
    const run = await importProducts(url(), rssWith(strange + itemOf(aProduct({ id: 'right' }))));
    expect(reported(run)).toMatchObject({ read: 1, inserted: 1 });
    expect((await productsIn(url())).map(({ feed_id }) => feed_id)).toEqual(['right']);
  });
});

describe('a product feed as Atom', () => {
  it('is imported, its links being attributes', async () => {
    const run = await importProducts(
      url(),
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
        <title>A shop</title><link rel="self" href="https://shop.example.in/feed"/>
        <entry>
          <title>Steel pan</title>
          <link rel="enclosure" href="https://shop.example.in/x.jpg"/>
          <link href="https://shop.example.in/pan?a=1&amp;b=2"/>
          <summary>Good</summary>
          <id>tag:shop.example.in,2026:pan</id>
          <g:id>pan-1</g:id><g:price>899.00 INR</g:price>
          <g:google_product_category>Home &amp; Garden > Kitchen &amp; Dining</g:google_product_category>
        </entry>
      </feed>`,
    );
    expect(run).toMatchObject({ code: 0, complained: [] });
    expect(await only()).toMatchObject({
      feed_id: 'pan-1',
      title: 'Steel pan',
      description: 'Good',
      product_url: 'https://shop.example.in/pan?a=1&b=2',
      price_paise: 89_900,
      category: 'home_goods_store',
      product_type: 'Home & Garden > Kitchen & Dining',
    });
  });
});

describe('a feed that is broken', () => {
  const many = (products: number) =>
    Array.from({ length: products }, (_, at) => itemOf(aProduct({ id: `p${at}` }))).join('');

  it.each([
    [
      'cut off',
      rssWith(many(3000)).slice(0, -40),
      /^the file is cut off: <g:price> of line 18004 is never/,
    ],
    [
      'wrongly nested',
      rssWith(`${many(3000)}<item><g:id>x</item>`),
      /^line 18006: <\/item> stands/,
    ],
  ])('%s: leaves the products as they were', async (_name, feed, reason) => {
    await importProducts(url(), [aProduct({ id: 'kept' })]);
    const run = await importProducts(url(), feed);
    expect(run.code).toBe(1);
    expect(run.complained[0]!.replace(/^Nothing was imported from [^:]*: /, '')).toMatch(reason);
    expect((await productsIn(url())).map(({ feed_id }) => feed_id)).toEqual(['kept']);
  });

  it.each([
    ['nothing but a channel', rssWith(''), 'there are no rows in it'],
    ['a page', '<html><body/></html>', 'it is neither RSS nor Atom: it begins with <html>'],
    ['Atom of another kind', '<feed/>', 'it is neither RSS nor Atom: it begins with <feed>'],
    [
      'a huge item',
      rssWith(`<item>${`<a>${'x'.repeat(1000)}</a>`.repeat(1100)}</item>`),
      'item 1 (line 6) is longer than 1 MB',
    ],
    [
      'no item for long',
      rssWith(`<a>${'x'.repeat(100_000)}</a>`.repeat(45)),
      'there are 4 MB without an item in them',
    ],
    [
      'another encoding',
      rssOf([aProduct()]).replace('UTF-8', 'ISO-8859-1'),
      'it says that it is in ISO-8859-1; save it as UTF-8',
    ],
  ])('%s: is refused in one line', async (_name, feed, reason) => {
    const run = await importProducts(url(), feed);
    expect(run.code).toBe(1);
    expect(run.complained[0]).toMatch(new RegExp(`: ${reason.replace(/[()]/g, '\\$&')}$`));
  });
});
