import { describe, expect, it } from 'vitest';
import { ImportError } from '../../src/seed/import/import-error.ts';
import { XmlParser } from '../../src/seed/import/xml/xml-parser.ts';

/** What a document says, written down as a list, when it comes in pieces of so many characters. */
function said(document: string, pieces = document.length): string[] {
  const list: string[] = [];
  const parser = new XmlParser({
    open: ({ namespace, local }, attributes, line) => {
      const given = [...attributes].map(([name, value]) => ` ${name}=${value}`).join('');
      list.push(`${line}<${namespace ? `{${namespace}}` : ''}${local}${given}`);
    },
    text: (text) => {
      if (list.at(-1)?.startsWith('"')) list.push(list.pop() + text);
      else list.push(`"${text}`);
    },
    close: () => list.push('>'),
  });
  for (let at = 0; at < document.length; at += pieces)
    parser.write(document.slice(at, at + pieces));
  parser.end();
  return list;
}

const DOCUMENT = `<?xml version="1.0" encoding="UTF-8"?>\r
<!-- a > b & <c> -->
<a xmlns="urn:one" xmlns:p="urn:two" q='1 "&gt;" 2' p:r="a\nb">\r
  x &amp; y\r
  <p:b/><c xmlns=""><d>]] ></d></c><![CDATA[<&amp;]]]]><![CDATA[>]]>
  &#65;&#x1F600;<p:b xmlns:p="urn:three" />
</a  >
<?done?>
`;

const SAID = [
  '3<{urn:one}a xmlns=urn:one xmlns:p=urn:two q=1 ">" 2 p:r=a b',
  '"\n  x & y\n  ',
  '6<{urn:two}b',
  '>',
  '6<c xmlns=',
  '6<d',
  '"]] >',
  '>',
  '>',
  '"<&amp;]]>\n  A😀',
  '7<{urn:three}b xmlns:p=urn:three',
  '>',
  '"\n',
  '>',
];

describe('an XML document', () => {
  it.each([1, 2, 3, 7, 16, 1000])('is read the same in pieces of %s characters', (pieces) => {
    expect(said(DOCUMENT, pieces)).toEqual(SAID);
  });

  it.each([
    ['<a></b>', 'line 1: </b> stands where <a> of line 1 must be closed first'],
    ['<a>\n<b>\n</a>', 'line 3: </a> stands where <b> of line 2 must be closed first'],
    ['<a></a></a>', 'line 1: </a> closes nothing'],
    ['<a/>\n\n<b/>', 'line 3: something stands behind the end of the document'],
    ['<a/>\n\nx', 'line 3: something stands behind the end of the document'],
    ['<a>\n<b', 'the file is cut off: <a> of line 1 is never closed'],
    ['<a><b></b>', 'the file is cut off: <a> of line 1 is never closed'],
    ['', 'the file is not XML'],
    ['{"a": 1}', 'the file is not XML'],
    ['id,title\n<b>', 'the file is not XML'],
    ['\n<?xml version="1.0"?><a/>', 'line 2: <?xml must stand at the very beginning'],
    ['<a>x & y</a>', 'line 1: an & that stands for itself must be written &amp;'],
    [
      '<a>\nx&y=1;</a>',
      'line 2: &y=1; is not known; only &amp; &lt; &gt; &quot; &apos; and numbers are',
    ],
    [
      '<a>&nbsp;</a>',
      'line 1: &nbsp; is not known; only &amp; &lt; &gt; &quot; &apos; and numbers are',
    ],
    [
      '<a b="&x;"/>',
      'line 1: &x; is not known; only &amp; &lt; &gt; &quot; &apos; and numbers are',
    ],
    ['<a>&#0;</a>', 'line 1: &#0; is no character'],
    ['<a>&#xD800;</a>', 'line 1: &#xD800; is no character'],
    ['<a>&#x110000;</a>', 'line 1: &#x110000; is no character'],
    ['<a>&#x7;</a>', 'line 1: &#x7; is no character'],
    ['<a>\n\u0007</a>', 'line 2: a character that XML does not allow, U+0007'],
    ['<a>]]></a>', 'line 1: ]]> ends no CDATA'],
    ['<a><b c="1" c="2"/></a>', 'line 1: <b> has c twice'],
    ['<a b=1/>', 'line 1: <a> has an attribute that is not written name="value"'],
    ['<a b="1"c="2"/>', 'line 1: <a> has an attribute that is not written name="value"'],
    ['<a b="<"/>', 'line 1: <a> has an attribute that is not written name="value"'],
    ['<a>1 < 2</a>', 'line 1: < is no tag; write &lt; for a < in a text'],
    ['<a>1 <2></a>', 'line 1: <2 is no tag; write &lt; for a < in a text'],
    ['<a><b <c></a>', 'line 1: <b is not closed by a >'],
    ['<a></a b>', 'line 1: </a b> is no tag'],
    ['<g:a/>', 'line 1: g:a has the prefix g, which no xmlns:g declares'],
    ['<a><b xmlns:g="x"/><g:c/></a>', 'line 1: g:c has the prefix g, which no xmlns:g declares'],
    ['<a g:b="1"/>', 'line 1: g:b has the prefix g, which no xmlns:g declares'],
    ['<a xmlns:g=""/>', 'line 1: xmlns:g must not be empty'],
    ['<a><!-- a -- b --></a>', 'line 1: a comment must not have -- in it'],
    ['<a>'.repeat(33), 'line 1: elements are nested deeper than 32'],
  ])('%s is refused', (document, why) => {
    for (const pieces of [1000, 1])
      expect(() => said(document, pieces)).toThrow(new ImportError(why));
  });

  it('has no document type: no entities that grow, and none that read files', () => {
    const laughs = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>\n<a>&lol2;</a>`;
    const outside = `<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>`;
    const inside = '<a><!ENTITY x "y"></a>';
    for (const document of [laughs, outside, inside]) {
      expect(() => said(document, 5)).toThrow(/^line \d: document types and declarations/);
    }
  });

  it.each([
    ['a text', `<a>${'x'.repeat(400_000)}`],
    ['a tag', `<a b="${'x'.repeat(400_000)}`],
    ['a comment', `<!--${'x'.repeat(400_000)}`],
  ])('is not held in memory where %s does not end', (_name, document) => {
    expect(() => said(document, 65_536)).toThrow('line 1: a text or a tag is longer than 256 KB');
  });

  it('is refused at its first characters where it is no XML', () => {
    expect(() => said('x'.repeat(400_000), 65_536)).toThrow(new ImportError('the file is not XML'));
  });

  it('has its loose & found however far the next semicolon is', () => {
    const document = `<a>\n<b>Black & White</b>${'<c>x</c>'.repeat(50_000)}`;
    const why = 'line 2: an & that stands for itself must be written &amp;';
    expect(() => said(document, 65_536)).toThrow(new ImportError(why));
    expect(() => said('<a>\n<b>Black & White</b></a>')).toThrow(new ImportError(why));
  });
});
