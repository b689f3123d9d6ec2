export type NamedCity = {
  /** As we show it. */
  name: string;
  state: string;
  /** Old and other names, the one that the public data set lists it under among them. */
  others: string[];
  /** Where two towns of a state share the name, or the data set misses it. */
  at?: [latitude: number, longitude: number];
};

const named =
  (state: string) =>
  (name: string, others: string, at?: [number, number]): NamedCity => ({
    name,
    state,
    others: others.split(', '),
    ...(at ? { at } : {}),
  });

const karnataka = named('Karnataka');
const tamilNadu = named('Tamil Nadu');
const kerala = named('Kerala');
const andhra = named('Andhra Pradesh');
const goa = named('Goa');
const maharashtra = named('Maharashtra');
const gujarat = named('Gujarat');
const westBengal = named('West Bengal');
const uttarPradesh = named('Uttar Pradesh');
const uttarakhand = named('Uttarakhand');
const punjab = named('Punjab');
const himachal = named('Himachal Pradesh');
const madhya = named('Madhya Pradesh');
const jharkhand = named('Jharkhand');
const assam = named('Assam');

export const namedCities: readonly NamedCity[] = [
  karnataka('Bengaluru', 'Bangalore, Banglore, Bangaluru, Bengalooru, Bengalore, BLR'),
  karnataka('Mysuru', 'Mysore'),
  karnataka('Mangaluru', 'Mangalore'),
  karnataka('Hubballi', 'Hubli'),
  karnataka('Dharwad', 'Dharwar', [15.4589, 75.0078]),
  karnataka('Belagavi', 'Belgaum'),
  karnataka('Kalaburagi', 'Gulbarga'),
  karnataka('Shivamogga', 'Shimoga'),
  karnataka('Tumakuru', 'Tumkur'),
  karnataka('Ballari', 'Bellary'),
  karnataka('Vijayapura', 'Bijapur', [16.8244, 75.7154]),
  karnataka('Chikkaballapura', 'Chik Ballapur, Chikballapur, Chikkaballapur'),
  karnataka('Chikkamagaluru', 'Chikmagalur, Chickmagalur'),
  karnataka('Ramanagara', 'Closepet, Ramanagaram'),
  karnataka('Davanagere', 'Davangere'),
  karnataka('Chamarajanagar', 'Chamrajnagar'),
  karnataka('Madikeri', 'Mercara, Coorg, Kodagu'),
  karnataka('Hosapete', 'Hospet'),
  karnataka('Udupi', 'Udipi'),
  karnataka('Doddaballapura', 'Doddaballapur, Dod Ballapur'),
  karnataka('Hoskote', 'Hosakote'),
  karnataka('Channapatna', 'Channapattana'),
  karnataka('Srirangapatna', 'Shrirangapattana, Seringapatam'),
  karnataka('Robertsonpet', 'KGF, Kolar Gold Fields'),
  tamilNadu('Chennai', 'Madras'),
  tamilNadu('Coimbatore', 'Kovai'),
  tamilNadu('Tiruchirappalli', 'Trichy, Tiruchi, Trichinopoly'),
  tamilNadu('Thoothukudi', 'Tuticorin'),
  tamilNadu('Tirunelveli', 'Nellai, Tinnevelly'),
  tamilNadu('Thanjavur', 'Tanjore'),
  tamilNadu('Ooty', 'Udhagamandalam, Ootacamund'),
  tamilNadu('Kanyakumari', 'Kanniyakumari, Cape Comorin'),
  tamilNadu('Kanchipuram', 'Kancheepuram, Conjeevaram'),
  kerala('Kochi', 'Cochin, Ernakulam'),
  kerala('Thiruvananthapuram', 'Trivandrum'),
  kerala('Kozhikode', 'Calicut'),
  kerala('Kollam', 'Quilon'),
  kerala('Alappuzha', 'Alleppey'),
  kerala('Kannur', 'Cannanore'),
  kerala('Thrissur', 'Trichur'),
  kerala('Palakkad', 'Palghat'),
  kerala('Thalassery', 'Tellicherry'),
  kerala('Vadakara', 'Badagara'),
  named('Puducherry')('Puducherry', 'Pondicherry, Pondy'),
  andhra('Visakhapatnam', 'Vizag, Vishakhapatnam, Waltair'),
  andhra('Vijayawada', 'Bezawada'),
  andhra('Rajamahendravaram', 'Rajahmundry'),
  andhra('Kadapa', 'Cuddapah'),
  andhra('Kakinada', 'Cocanada'),
  andhra('Machilipatnam', 'Masulipatnam'),
  andhra('Anantapur', 'Anantapuramu'),
  goa('Panaji', 'Panjim'),
  goa('Margao', 'Madgaon', [15.2832, 73.9862]),
  goa('Vasco da Gama', 'Vasco', [15.3958, 73.8157]),
  maharashtra('Mumbai', 'Bombay'),
  maharashtra('Pune', 'Poona'),
  maharashtra('Nashik', 'Nasik'),
  maharashtra('Thane', 'Thana'),
  maharashtra('Solapur', 'Sholapur'),
  maharashtra('Aurangabad', 'Chhatrapati Sambhajinagar, Sambhajinagar'),
  maharashtra('Ahilyanagar', 'Ahmednagar, Ahmadnagar'),
  maharashtra('Dharashiv', 'Osmanabad'),
  maharashtra('Chandrapur', 'Chanda'),
  maharashtra('Dombivli', 'Dombivali'),
  maharashtra('Vasai', 'Bassein', [19.3919, 72.8397]),
  maharashtra('Mira Bhayandar', 'Bhayandar, Mira Road'),
  gujarat('Ahmedabad', 'Ahmadabad, Amdavad'),
  gujarat('Vadodara', 'Baroda'),
  gujarat('Bharuch', 'Broach'),
  gujarat('Khambhat', 'Cambay'),
  gujarat('Mehsana', 'Mahesana'),
  gujarat('Junagadh', 'Junagarh'),
  westBengal('Kolkata', 'Calcutta'),
  westBengal('Howrah', 'Haora'),
  westBengal('Bardhaman', 'Barddhaman, Burdwan'),
  westBengal('Darjeeling', 'Darjiling'),
  westBengal('Serampore', 'Shrirampur'),
  westBengal('Chandannagar', 'Chandernagore'),
  westBengal('Cooch Behar', 'Koch Bihar'),
  westBengal('Hooghly', 'Hugli'),
  uttarPradesh('Varanasi', 'Benares, Banaras, Kashi'),
  uttarPradesh('Prayagraj', 'Allahabad'),
  uttarPradesh('Kanpur', 'Cawnpore'),
  uttarPradesh('Mathura', 'Muttra'),
  uttarPradesh('Faizabad', 'Fyzabad'),
  uttarPradesh('Pandit Deen Dayal Upadhyaya Nagar', 'Mughalsarai, DDU Nagar'),
  uttarakhand('Dehradun', 'Dehra Dun'),
  uttarakhand('Haridwar', 'Hardwar'),
  uttarakhand('Nainital', 'Naini Tal'),
  named('Delhi')('Delhi', 'Dilli'),
  named('Haryana')('Gurugram', 'Gurgaon'),
  punjab('Jalandhar', 'Jullundur'),
  punjab('Firozpur', 'Ferozepur'),
  punjab('Mohali', 'SAS Nagar, Sahibzada Ajit Singh Nagar'),
  himachal('Shimla', 'Simla'),
  himachal('Dharamshala', 'Dharamsala'),
  madhya('Jabalpur', 'Jubbulpore'),
  madhya('Sagar', 'Saugor'),
  madhya('Narmadapuram', 'Hoshangabad'),
  jharkhand('Jamshedpur', 'Tatanagar'),
  jharkhand('Medininagar', 'Daltonganj'),
  assam('Guwahati', 'Gauhati'),
  assam('Sivasagar', 'Sibsagar'),
  named('Odisha')('Brahmapur', 'Berhampur'),
  named('Andaman and Nicobar')('Port Blair', 'Sri Vijaya Puram'),
];

/** Other names and common spellings of areas, by city. Where only spaces differ, none is needed. */
export const areaAliases: Record<string, Record<string, string>> = {
  Bengaluru: {
    Adugodi: 'Audugodi',
    Banashankari: 'Banshankari, BSK',
    Banaswadi: 'Banasawadi',
    Basavanagudi: 'Basavangudi',
    Basaveshwaranagar: 'Basaveshwarnagar, Basaveswaranagar',
    Bellandur: 'Bellandoor',
    Brookefield: 'Brookfield',
    'BTM Layout': 'BTM',
    Chamarajpet: 'Chamrajpet',
    Chickpet: 'Chikpet, Chickpete',
    Domlur: 'Dommalur',
    'Electronic City': 'Electronics City, E City',
    'Frazer Town': 'Fraser Town, Pulakeshinagar',
    'Gandhi Nagar': 'Majestic',
    Hoodi: 'Hudi',
    'HSR Layout': 'HSR',
    Indiranagar: 'Indranagar',
    'Jeevan Bhima Nagar': 'JB Nagar, Jeevanbheemanagar',
    'JP Nagar': 'Jaya Prakash Nagar, Jayaprakash Nagar',
    Koramangala: 'Koramangla, Kormangala',
    'KR Market': 'City Market, Krishnarajendra Market',
    'KR Puram': 'Krishnarajapuram, KR Pura',
    'Kumaraswamy Layout': 'KS Layout',
    Malleshwaram: 'Malleswaram, Malleshwara',
    Marathahalli: 'Marathalli, Marthahalli',
    Mathikere: 'Mattikere',
    'MG Road': 'Mahatma Gandhi Road',
    Nagarbhavi: 'Nagarabhavi',
    'Rajarajeshwari Nagar': 'RR Nagar, Rajarajeswari Nagar',
    Sadashivanagar: 'Sadashivnagar',
    'Sahakara Nagar': 'Sahakarnagar',
    Sanjayanagar: 'Sanjay Nagar',
    'Sarjapur Road': 'Sarjapura Road',
    Seshadripuram: 'Sheshadripuram',
    Shanthinagar: 'Shantinagar',
    Shivajinagar: 'Sivajinagar',
    Thippasandra: 'Tippasandra',
    Ulsoor: 'Halasuru, Halasur',
    Varthur: 'Vartur',
    'Vasanth Nagar': 'Vasant Nagar, Vasantha Nagar',
    Yeshwanthpur: 'Yeshwantpur, Yesvantpur, Yeshwanthpura',
  },
  Chennai: {
    Adyar: 'Adayar',
    'T. Nagar': 'Thyagaraya Nagar, Theagaraya Nagar',
    Triplicane: 'Thiruvallikeni',
  },
  Hyderabad: { Ameerpet: 'Amirpet', Charminar: 'Char Minar' },
  Kochi: {
    Edappally: 'Edapally',
    'Fort Kochi': 'Fort Cochin',
    Mattancherry: 'Mattanchery',
    Thrippunithura: 'Tripunithura',
    Vyttila: 'Vytilla',
  },
};
