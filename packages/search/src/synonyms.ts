/**
 * Words that shoppers and shops use for one thing. Each line is one thing; behind a "<" are kinds of it, which
 * are found by its names, while its names are only second best for them.
 */
const SAME = `
sofa, couch, settee
sofa bed, sofa cum bed, sofabed, futon
refrigerator, fridge, freeze, icebox, deep freezer
mobile phone, mobile, phone, cellphone, cell phone, handset, cellular phone < smartphone, smart phone
tv, television, telly < led tv, smart tv
ac, air conditioner, aircon, air con, air conditioning, airconditioner
washing machine, washer, clothes washer
laptop, notebook computer, laptop computer
computer, pc, desktop
headphone, headset
earphone, ear phone, in ear headphone, handsfree, hands free < earbud, tws, airpod, earpod, true wireless
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
table, mez < desk
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
sneaker, trainer, sports shoe < running shoe
sandal, chappal
flip flop, slipper, thong, hawai chappal
bag < handbag
backpack, rucksack, back pack, bagpack
suitcase, luggage, trolley bag
wallet, purse
spectacle, glasses, eyeglass, chashma
sunglass, goggle
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
diaper, nappy, nappies, baby pant
crib, baby cot, cradle
book, kitab
novel, fiction
notebook, exercise book, writing pad
pen, ball pen, ballpoint
crayon, wax colour
leash, dog lead, pet lead
pet food < dog food, cat food
screwdriver, screw driver
drill, drill machine, drilling machine
hammer, mallet
spanner, wrench
torch, flashlight
ladder, step stool
paint, emulsion
keyboard piano, digital piano, electronic keyboard
guitar < acoustic guitar, electric guitar
flute, bansuri
ring, finger ring, anguthi
necklace, haar
earring, jhumka
bangle, bracelet, kada, chudi, kangan
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
pendrive, pen drive, usb drive, flash drive, thumb drive, thumbdrive
memory card, sd card, micro sd
hard disk, hard drive, hdd
ssd, solid state drive
charger, adapter, power adapter
cable, cord, wire
case, cover
screen guard, screen protector, tempered glass
loveseat, two seater sofa, 2 seater sofa
armchair, easy chair, lounge chair, accent chair
recliner, reclining chair, recliner chair
stool, footstool, ottoman, pouffe, pouf, mooda
bench, settle
dining table, dinner table
coffee table, centre table, center table, tea table
side table, end table, bedside table, nightstand, night stand
study table, study desk, writing desk, computer table, computer desk, work desk, office table
chest of drawers, dresser, bureau, tallboy
tv unit, tv stand, tv cabinet, tv table, entertainment unit
wall shelf, floating shelf, wall rack
bunk bed, double decker bed
duvet, doona
bedspread, bed cover, bedcover, coverlet, counterpane
pillowcase, pillow cover, pillow case
cushion, throw pillow
mosquito net, machhardani
doormat, door mat, foot mat, paydan
towel, tauliya
apron, pinafore
tablecloth, table cloth, table cover
vase, flower vase, flower pot, planter, gamla
photo frame, picture frame
wall clock, clock
candle, mombatti
air freshener, room freshener
dustbin, trash can, garbage can, waste bin, rubbish bin, wastebasket
bucket, balti, pail
mop, pochha
broom, jhadu
clothes dryer, dryer, tumble dryer
clothes rack, drying rack, clothes stand, clothes horse
ironing board, iron board
laundry basket, hamper
lunch box, tiffin, tiffin box, dabba, lunchbox
water bottle, flask, sipper
thermos, vacuum flask, insulated flask
pan, frying pan, fry pan, skillet, frypan
pot, saucepan, cooking pot, patila, bhagona
kadai, kadhai, wok, karahi
tawa, griddle
pressure cooker, cooker
casserole, hot pot, hotcase
knife, chaku
cutlery, silverware, flatware
spoon, chammach
plate, thali, dish
bowl, katori
cup, mug
glass, tumbler, drinking glass, gilas
chopping board, cutting board
grater, shredder
rolling pin, belan
sieve, strainer, colander, chhanni
blender, liquidiser, smoothie maker
hand blender, immersion blender, stick blender
food processor, chopper
juicer, juice maker
toaster, sandwich maker
oven, otg
air fryer, airfryer
kettle, electric kettle
coffee maker, coffee machine, espresso machine
dishwasher, dish washer
chimney, kitchen hood, range hood, exhaust hood
exhaust fan, ventilation fan
cooler, air cooler, desert cooler
heater, room heater, space heater
air purifier, air cleaner
dehumidifier, moisture absorber
sewing machine, silai machine
bulb, light bulb, led bulb
tube light, tubelight, batten
lantern, emergency light
extension board, extension cord, power strip, spike guard, surge protector
inverter, power backup, ups
adhesive, glue, gum
tape, sticky tape, cello tape
nail, keel
screw, pech
pliers, plier
saw, hacksaw
toolbox, tool box, tool kit, toolkit
measuring tape, tape measure, inch tape
padlock, lock, tala
hose, hose pipe, water pipe
tap, faucet, nal
shower, shower head
wash basin, sink, washbasin
lawn mower, lawnmower, grass cutter
fertiliser, fertilizer, manure, khad
seed, beej
tablet, tab
monitor, computer screen, display screen
keyboard, key board
webcam, web camera
printer, printing machine
scanner, scanning machine
projector, beamer
microphone, mic, mike
home theatre, home theater, soundbar, sound bar
smartwatch, smart watch, fitness band, fitness tracker, activity tracker
camera, digital camera
dslr, slr, mirrorless camera
tripod, camera stand
selfie stick, monopod
drone, quadcopter
gaming console, game console, video game
controller, gamepad, joystick
remote, remote control
set top box, streaming stick, tv stick
shirt, kameez
blouse, choli
dress, frock, gown
skirt, ghaghra
shorts, half pant, bermuda, nikkar
leggings, tights
trackpant, track pant, jogger, sweatpant
sweatshirt, sweat shirt
cardigan, shrug
waistcoat, vest, nehru jacket
raincoat, rain coat, rain jacket
nightwear, pyjama, pajama, night suit, sleepwear, nightdress, nightie
underwear, brief, innerwear, undergarment
bra, brassiere
sock, mauze, moja
scarf, stole, muffler
shawl, dupatta, chunni
cap, hat, topi
glove, dastana
belt, waist belt
tie, necktie
handkerchief, hanky, rumal
swimsuit, swimwear, bathing suit, swimming costume, swim suit
salwar suit, salwar kameez, churidar
lehenga, lehnga, ghagra choli
dhoti, lungi, mundu, veshti
umbrella, chhata, chhatri
boot, gumboot
loafer, moccasin, slip on
heel, high heel, stiletto
school bag, schoolbag, satchel, basta
duffel bag, gym bag, duffle bag
sling bag, crossbody bag, cross body bag, shoulder bag
clutch, evening bag
swimming goggle, swim goggle, swimming glasses
eyewear, eye wear
cosmetic, makeup, make up
foundation, bb cream
kajal, kohl, eyeliner, eye liner
nail polish, nail paint, nail enamel, nail varnish
face wash, facewash, facial cleanser, cleanser
soap, sabun, bathing bar
body wash, shower gel
hair oil, hair tonic
hair dryer, hairdryer, blow dryer
hair straightener, flat iron, straightening iron
hair colour, hair dye, hair color
trimmer, beard trimmer, hair clipper
razor, shaver, shaving machine
toothpaste, tooth paste
mouthwash, mouth wash
sanitary pad, sanitary napkin
hand wash, handwash, hand soap
sanitizer, sanitiser, hand rub
comb, kanghi, hair brush, hairbrush
mirror, looking glass, sheesha
anklet, payal
nose pin, nose ring, nath
pendant, locket
doll house, dollhouse
soft toy, stuffed toy, plush toy, teddy, teddy bear, stuffed animal
toy car, car toy
board game, table game
remote control car, rc car
playing card, deck of cards
cricket bat, bat, balla
badminton racket, badminton racquet, shuttle bat
racket, racquet
shuttlecock, shuttle, birdie
skipping rope, jump rope
exercise bike, exercise cycle, stationary bike, spin bike
tent, camping tent
sleeping bag, bedroll
helmet, head gear
roller skate, inline skate, skates
skateboard, skate board
football boot, football shoe, soccer cleat
baby walker, walker
baby seat, car seat, child seat
feeding bottle, baby bottle, sipper bottle
pacifier, soother, dummy
baby wipe, wet wipe
teether, teething toy
high chair, feeding chair
romper, onesie, bodysuit, jumpsuit
pet bed < dog bed, cat bed
collar, patta
aquarium, fish tank
bird cage, pinjra
cat litter, kitty litter
pencil, lead pencil
sharpener, pencil sharpener
marker, sketch pen, felt pen
highlighter, text marker
diary, journal, planner
stapler, staple machine
calculator, adding machine
geometry box, compass box, instrument box
water colour, watercolor, watercolour
painting, art print, wall art
envelope, lifafa
gift wrap, wrapping paper
calendar, panchang
story book, storybook, kahani
comic, graphic novel
textbook, text book, course book
dictionary, shabdkosh
autobiography, memoir, biography
sugar, chini, shakkar
salt, namak
flour, maida
pulse, dal, daal, lentil
ghee, clarified butter
butter, makhan
curd, dahi, yogurt, yoghurt
cheese, paneer
spice, masala
turmeric, haldi
chilli, chili, mirch
cumin, jeera
coriander, dhania
ginger, adrak
garlic, lahsun
onion, pyaz
potato, aloo
tomato, tamatar
chickpea, chana, garbanzo
peanut, groundnut, moongfali
almond, badam
cashew, kaju
raisin, kishmish
walnut, akhrot
dry fruit, dried fruit
honey, shahad
jam, fruit spread
pickle, achar
papad, papadum
snack, namkeen
chips, crisps
noodle, noodles
juice, ras
soft drink, cold drink, soda
chocolate, choco bar
sweet, mithai
breakfast cereal, cereal, cornflakes, muesli
detergent, washing powder, laundry detergent
dish soap, dishwash, dishwashing liquid
toilet paper, toilet roll, bathroom tissue
tissue, napkin
insecticide, mosquito repellent, bug spray
drum, dholak, dhol
violin, fiddle
harmonium, peti
mouth organ, harmonica
tabla, tabla set
car battery, automobile battery
tyre, tire
windscreen, windshield
bonnet, hood
petrol, gasoline, fuel
number plate, licence plate, license plate
car charger, vehicle charger
headlight, headlamp
indicator, turn signal
silencer, exhaust, muffler pipe
engine oil, motor oil
wiper, wiper blade
puncture kit, tyre repair kit, tire repair kit
inflator, air pump, tyre pump, tire pump
aluminium, aluminum
leatherette, faux leather, artificial leather, pu leather, rexine
velvet, makhmal
cotton, sooti, suti
silk, resham
wool, woollen, woolen, ooni
plastic, pvc
metal, metallic
golden, gold, sunehra
silver, chandi
brown, bhura
purple, violet, baingani
orange, narangi
multicolour, multicolor, multi colour
transparent, clear
foldable, folding, collapsible
rechargeable, chargeable
automatic, auto
electric, electrical, bijli
waterproof, water proof, water resistant
bluetooth, blue tooth
wifi, wi fi, wireless lan
usb c, type c
organic, natural
ayurvedic, herbal
vegetarian, veg
gift, present, tohfa
party, celebration
wedding, shaadi, shadi, bridal
school, vidyalaya
kitchen, rasoi
bathroom, washroom, toilet
garden, lawn, bagicha
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

/** All of them, each as it is said. */
export const synonymPhrases = (): string[] =>
  synonymGroups.flatMap(({ same, kinds }) => [...same, ...kinds].map((words) => words.join(' ')));
