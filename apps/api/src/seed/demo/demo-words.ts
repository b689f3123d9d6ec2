/** Names that shops like to bear, by language. Invented or common words, never a chain's. */
const listed = (names: string): string[] => names.split(/,\s+/);

export const english = listed(`Blue Lantern, Copper Leaf, Paper Crane, Fourth Corner, Morning Star,
  Silver Oak, Old Banyan, Marigold, Red Kettle, Yellow Door, Ninth Cloud, Weathercock, Two Sparrows,
  Open Sky, Sunbird, Rain Tree, Tamarind Street, Brass Lamp, Indigo Lane, Cardamom Hill`);

export const kannada =
  listed(`Belaku, Mallige, Sampige, Banavasi, Hoysala, Tunga, Bhadra, Sharavathi,
  Netravathi, Malenadu, Kodachadri, Nandi, Sirigandha, Navilu, Kogile, Hamsa, Mugilu, Chandana, Tavare,
  Parijatha, Suggi, Dasara, Samruddhi, Santrupti, Abhinava, Aramane, Gokula, Tejas, Akshaya, Vasudha,
  Chinnada, Hombelaku, Honnudi, Kaverisiri, Bandipur, Agumbe`);

export const tamil = listed(`Kurinji, Mullai, Thamarai, Vaigai, Thendral, Kuyil, Nila, Vaanavil,
  Amirtham, Malar, Chola, Pallava, Marutham, Neithal, Senthamizh, Kanmani, Valluvar, Iniya`);

export const telugu = listed(`Godavari, Sirimalle, Vennela, Kakatiya, Chilaka, Nemali, Tholakari,
  Toorpu, Sitara, Charvi, Golkonda, Musi, Vasantham, Pallavi, Irani Lane, Nizam Street`);

export const malayalam =
  listed(`Periyar, Nilavu, Thumba, Kanikonna, Vembanad, Onam, Malayoram, Kayal,
  Pookalam, Mazhavil, Chembaka, Ponnani, Kadalora, Vallam, Spice Coast, Backwater`);

export const families = {
  karnataka: listed(
    `Gowda & Sons, Hegde Brothers, Shetty & Co, Bhat & Sons, Murthy Brothers, Kamath & Co`,
  ),
  tamilNadu: listed('Subramaniam & Sons, Ramasamy Brothers, Natarajan & Co'),
  telangana: listed('Reddy & Sons, Naidu Brothers, Chowdary & Co'),
  kerala: listed('Menon & Sons, Nair Brothers, Kurian & Co'),
};
