import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { catalogueOf, productRow } from './demo-catalogue.ts';

/** Titles full of codes and a line of text, as stores of electronics write them: no types, no brands, no attributes. */
const rows = [
  ['HP 15-dw3033dx Laptop, 15.6" FHD, Core i3-1115G4, 8GB, 256GB SSD', 38990, 'Has HDMI. 1.75 kg.'],
  ['HP Pavilion 14-dv0054TU Laptop 14 inch Core i5-1135G7 16GB RAM 512GB SSD', 62990, '1.41 kg.'],
  ['HP 245 G8 Laptop 14 inch Ryzen 3 4GB RAM 1TB HDD', 26990, 'For school. 1.5 kg.'],
  ['Lenovo IdeaPad Slim 3 82H8 Laptop 15.6" FHD Core i5 8GB RAM 512GB SSD Grey', 49990, '1.65 kg.'],
  ['Dell Inspiron 3511 Laptop, 15.6-inch, i3-1115G4, 8GB DDR4, 1TB HDD', 39490, '3 USB ports.'],
  ['AmazonBasics High-Speed HDMI Cable, 6 Feet', 499, 'A male to A male.'],
  ['AmazonBasics High-Speed HDMI Cable, 15 Feet', 899, 'Supports 4K.'],
  ['BlueRigger 4K HDMI Cable 10 ft Black', 799, '18 Gbps.'],
  ['UGREEN Mini HDMI Cable 3m', 649, 'For cameras.'],
  ['Canon PG-745 Black Ink Cartridge', 1090, 'For Canon Pixma MG2470, MG2570 and iP2870.'],
  ['Canon PG-47 Black Ink Cartridge', 690, 'For Canon Pixma E400 and E460.'],
  ['HP 680 Tri-color Ink Cartridge', 915, 'Compatible with HP DeskJet 2135 and 3635.'],
  ['HP 678 Black Ink Cartridge', 840, 'Compatible with HP DeskJet 1015 and 1515.'],
  ['SanDisk Ultra 128GB microSDXC Memory Card', 1299, 'A1 rated.'],
  ['SanDisk Ultra 64GB microSDXC Memory Card', 749, 'Class 10.'],
  ['Samsung EVO Plus 128GB microSDXC Memory Card', 1399, 'U3.'],
  ['Kingston Canvas 32GB SDHC Memory Card', 449, '100 MB/s.'],
  ['AmazonBasics Tilting TV Wall Mount for 37-80 inch TVs', 1899, 'Holds up to 60 kg.'],
  ['Maono Fixed TV Wall Mount 32-55 inches', 599, 'Slim.'],
  ['Rissachi Full Motion TV Wall Mount 14 to 40 inch', 999, 'Swivels.'],
  ['LG 32LM563 32 inch HD Ready Smart LED TV', 17990, '2 HDMI 1 USB.'],
  ['TCL 40S65A 40-inch Full HD Smart LED TV', 19990, '2 HDMI.'],
  ['Samsung UA43TU8000 43 inch 4K Smart LED TV', 36990, '3 HDMI 2 USB.'],
  ['SanDisk Ultra Flair 64GB USB 3.0 Pen Drive', 649, 'Metal.'],
  ['SanDisk Cruzer Blade 64GB USB 2.0 Pen Drive', 399, 'Small.'],
  ['Tago 3.5mm Headphone Earphone Splitter for Tablet', 299, 'Two jacks.'],
  ['Tago Over-Ear Headphones', 1499, 'Folds.'],
  ['Sonar In-Ear Headphones - Black', 899, 'With a mic.'],
  ['Koru Kids Headphones', 699, 'Soft.'],
] as const;

function chat(...turns: string[]) {
  const assistant = createOfflineAssistant(
    catalogueOf(
      rows.map(([title, price, description]) => productRow(title, price, { description })),
    ),
  );
  let reply = assistant.reply(turns[0]!, emptyMemory);
  for (const say of turns.slice(1)) reply = assistant.reply(say, reply.memory);
  return { said: reply.message, titles: reply.products.map(({ title }) => title) };
}

const all = (word: string | RegExp) => (titles: string[]) =>
  titles.length > 0 && titles.every((title) => title.search(word) >= 0);

describe('a feed of titles and descriptions alone', () => {
  it.each([
    ['by processor', ['i5 laptop'], /Laptop.*i5/],
    ['by the size that people round', ['laptop', '15 inch'], /Laptop.*15\.6/],
    ['not what it only has inside', ['laptop with 8gb ram'], /Laptop.*8GB/],
    ['without a maker', ['laptop', 'not hp'], /^(?!HP)/],
    ['within a budget', ['laptop core i5', 'under 50000'], /Lenovo/],
    ['by length in another unit', ['hdmi cable 3 metres'], /10 ft|3m/],
    ['for a model in a description', ['cartridge for canon mg2470'], /PG-745/],
    ['for a printer of another maker', ['ink for hp deskjet 2135'], /HP 680/],
    ['by how much it stores', ['memory card 128gb'], /128GB/],
    ['a size within a range', ['tv wall mount for 43 inch'], /37-80|32-55/],
    ['a thing and not what goes with it', ['32 inch tv'], /^LG/],
    ['more of it', ['32 inch tv', 'bigger'], /40-inch|43 inch/],
    ['longer', ['hdmi cable 10 feet', 'longer'], /15 Feet/],
    ['no accessory that is called after it', ['headphones'], /Headphones/],
    ['what a title says before what is only described', ['memory card', 'fast a1'], /128GB/],
    [
      'what goes with a thing they have',
      ['hp 680', 'only the ink for it, i have the hp already'],
      /HP/,
    ],
    ['at any price below zero', ['which hdmi cable works well below zero'], /HDMI/],
    ['a version', ['usb 3 pen drive'], /3\.0/],
  ])('finds %s', (_, turns, word) => {
    const { titles, said } = chat(...turns);
    expect({ titles, said }).toSatisfy(() => all(word)(titles));
  });

  it('answers from a title or a description, and claims nothing else', () => {
    expect(chat('hp laptop core i3', 'does it have hdmi').said).toContain('Has HDMI');
    expect(chat('usb 2.0 pen drive', 'is it usb 3').said).toMatch(/^No, its title says “USB 2.0”/);
    expect(chat('lenovo laptop i5', 'what colour is it').said).toContain('its title says Grey');
    expect(chat('40 inch tv', 'is it full hd').said).toContain('Full HD');
    expect(chat('usb 3.0 pen drive', 'is it usb 3').said).toMatch(/^Yes/);
    const held = chat('wall mount for 60 inch tv', 'how much weight can it hold').said;
    expect(held).toContain('60 kg');
    expect(held).not.toContain('its title says');
  });

  it('tells which of those on the screen has more of something', () => {
    const { titles, said } = chat('i5 laptop', 'which one is lighter');
    expect(titles).toEqual([expect.stringContaining('Pavilion')]);
    expect(said).toContain('1.41 kg');
  });

  it('says plainly what it does not have', () => {
    const { said, titles } = chat('any thinkpad 15');
    expect({ said, titles: titles.filter((title) => !title.includes('Laptop')) }).toEqual({
      said: expect.stringMatching(/no “thinkpad”/),
      titles: [],
    });
    // A number that others have is no name.
    expect(chat('ideapad 15').titles).toEqual([expect.stringContaining('IdeaPad')]);
    expect(chat('dishwasher').said).toMatch(/no “dishwasher”/);
  });
});
