/**
 * Words that shoppers and shops use for one thing. Each line is one thing; behind a "<" are kinds of it, which
 * are found by its names, while its names are only second best for them.
 */
const SAME = `
sofa, couch, settee
sofa bed, sofa cum bed, sofabed, futon
refrigerator, fridge, freeze
mobile phone, mobile, phone, cellphone, cell phone, handset, cellular phone < smartphone, smart phone
tv, television, telly < led tv, smart tv
ac, air conditioner, aircon, air con, air conditioning, airconditioner
washing machine, washer, clothes washer
laptop, notebook computer, laptop computer
computer, pc, desktop
headphone, headset
earbud, earphone, tws, airpod, in ear headphone
speaker, soundbox
power bank, powerbank, portable charger
cooktop, gas stove, stove, hob, chulha
microwave, microwave oven
geyser, water heater
mixer grinder, mixer, mixie, juicer mixer grinder
water purifier, ro purifier, water filter
vacuum cleaner, hoover
iron, steam iron, press iron
induction cooktop, induction stove, induction cooker
fan, pankha
cupboard, wardrobe, almirah, almari, closet
bed, cot, palang, bedstead
mattress, gadda
pillow, takiya
bedsheet, bed sheet, chadar
curtain, drape, parda
blanket, quilt, comforter, razai, rajai
rug, carpet
chair, kursi
table, desk, mez
bookshelf, bookcase, book shelf
cabinet, sideboard
dressing table, vanity
shoe rack, shoe cabinet
lamp, light
clothing, clothes, wear, apparel, garment
t-shirt, tshirt, tee, t shirt, tee shirt
trouser, pant, slack
jeans, denim
sweater, pullover, jumper
jacket, coat
hoodie, hooded sweatshirt
kurta, kurti
saree, sari
shoe, footwear, juta, joota, joote
sneaker, trainer, sports shoe, running shoe
sandal, chappal
flip flop, slipper
bag, handbag
backpack, rucksack, back pack, bagpack
suitcase, luggage, trolley bag
wallet, purse
spectacle, glasses, eyeglass, chashma
sunglass, goggle, shades
watch, wristwatch, wrist watch, ghadi
perfume, fragrance, scent, deo, deodorant
moisturiser, moisturizer, lotion
lipstick, lip colour, lip color
sunscreen, sunblock
shampoo, hair wash
toothbrush, tooth brush
bicycle, bike, cycle
treadmill, running machine
dumbbell, dumb bell
yoga mat, exercise mat
football, soccer ball
toy, khilona, khilone
doll, gudiya
building block, lego, brick set
puzzle, jigsaw
pram, stroller, pushchair, baby carriage
diaper, nappy
crib, baby cot, cradle
book, kitab
novel, fiction
notebook, exercise book, writing pad
pen, ball pen, ballpoint
crayon, wax colour
dog food, pet food
leash, lead
screwdriver, screw driver
drill, drill machine, drilling machine
hammer, mallet
spanner, wrench
torch, flashlight
ladder, step stool
paint, emulsion
keyboard piano, digital piano, electronic keyboard
guitar, acoustic guitar
flute, bansuri
ring, finger ring
necklace, haar
earring, jhumka
bangle, bracelet, kada
milk, doodh
rice, chawal
wheat flour, atta
tea, chai
coffee, kaapi
biscuit, cookie
cooking oil, edible oil, tel
kids, child, children, bachche, bacche, bachchon, bacchon, boys and girls
man, men, male, gents, mens, mard
woman, women, female, ladies, womens, lady, aurat
boy, ladka, ladke
girl, ladki
black, kala, kaala
white, safed
red, lal, laal
blue, neela, nila
green, hara
yellow, peela, pila
pink, gulabi
grey, gray
wood, wooden, lakdi
steel, stainless steel
big, large, bada, badi
small, compact, chota, chhota, mini
cordless, wireless
colour, color
fibre, fiber
jewellery, jewelry
cosy, cozy
mouse, mice
cctv, security camera, surveillance camera, cctv camera
dashcam, dash cam, dash camera, dashboard camera
router, wifi router
pendrive, pen drive, usb drive, flash drive, thumb drive
memory card, sd card, micro sd
hard disk, hard drive, hdd
ssd, solid state drive
charger, adapter, power adapter
cable, cord, wire
case, cover
screen guard, screen protector, tempered glass
`;

const phrasesOf = (list = ''): string[][] =>
  list
    .split(',')
    .filter((phrase) => phrase.trim() !== '')
    .map((phrase) => phrase.trim().split(/[\s-]+/));

/** Groups of phrases, each phrase as its words. */
export const synonymGroups = SAME.trim()
  .split('\n')
  .map((line) => {
    const [same, kinds] = line.split('<');
    return { same: phrasesOf(same), kinds: phrasesOf(kinds) };
  });
