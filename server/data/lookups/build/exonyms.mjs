// Names that differ from those of the sources. Written by hand: neither source has the French names of places.

/**
 * One line per city: country | name in GeoNames | English | French. For several cities of that name, the most populous.
 */
const CITIES = `
AE|Abu Dhabi|Abu Dhabi|Abou Dabi
AE|Dubai|Dubai|Dubaï
AE|Sharjah|Sharjah|Charjah
AF|Kabul|Kabul|Kaboul
AF|Kandahār|Kandahar|Kandahar
AF|Herāt|Herat|Hérat
AM|Yerevan|Yerevan|Erevan
AT|Vienna|Vienna|Vienne
AT|Salzburg|Salzburg|Salzbourg
AT|Klagenfurt am Wörthersee|Klagenfurt|Klagenfurt
AZ|Baku|Baku|Bakou
BE|Brussels|Brussels|Bruxelles
BE|Antwerpen|Antwerp|Anvers
BE|Gent|Ghent|Gand
BE|Brugge|Bruges|Bruges
BE|Leuven|Leuven|Louvain
BE|Mechelen|Mechelen|Malines
BE|Kortrijk|Kortrijk|Courtrai
BE|Ostend|Ostend|Ostende
BE|Aalst|Aalst|Alost
BE|Sint-Niklaas|Sint-Niklaas|Saint-Nicolas
BE|Roeselare|Roeselare|Roulers
BE|Dendermonde|Dendermonde|Termonde
BG|Burgas|Burgas|Bourgas
BG|Ruse|Ruse|Roussé
BH|Manama|Manama|Manama
BY|Minsk|Minsk|Minsk
CA|Montréal|Montreal|Montréal
CA|Québec|Quebec City|Québec
CH|Zürich|Zurich|Zurich
CH|Genève|Geneva|Genève
CH|Basel|Basel|Bâle
CH|Bern|Bern|Berne
CH|Luzern|Lucerne|Lucerne
CH|Sankt Gallen|St. Gallen|Saint-Gall
CH|Biel/Bienne|Biel|Bienne
CH|Thun|Thun|Thoune
CH|Schaffhausen|Schaffhausen|Schaffhouse
CH|Chur|Chur|Coire
CH|Sitten|Sion|Sion
CH|Zug|Zug|Zoug
CH|Frauenfeld|Frauenfeld|Frauenfeld
CL|Santiago|Santiago|Santiago du Chili
CN|Beijing|Beijing|Pékin
CN|Guangzhou|Guangzhou|Canton
CN|Nanjing|Nanjing|Nankin
CN|Shanghai|Shanghai|Shanghai
CR|San José|San José|San José
CU|Havana|Havana|La Havane
CU|Santiago de Cuba|Santiago de Cuba|Santiago de Cuba
CY|Nicosia|Nicosia|Nicosie
CY|Famagusta|Famagusta|Famagouste
CZ|Prague|Prague|Prague
CZ|Pilsen|Plzeň|Pilsen
DE|Berlin|Berlin|Berlin
DE|Hamburg|Hamburg|Hambourg
DE|Munich|Munich|Munich
DE|Köln|Cologne|Cologne
DE|Frankfurt am Main|Frankfurt|Francfort-sur-le-Main
DE|Bremen|Bremen|Brême
DE|Hannover|Hanover|Hanovre
DE|Nürnberg|Nuremberg|Nuremberg
DE|Dresden|Dresden|Dresde
DE|Aachen|Aachen|Aix-la-Chapelle
DE|Augsburg|Augsburg|Augsbourg
DE|Mainz|Mainz|Mayence
DE|Freiburg|Freiburg|Fribourg-en-Brisgau
DE|Saarbrücken|Saarbrücken|Sarrebruck
DE|Trier|Trier|Trèves
DE|Koblenz|Koblenz|Coblence
DE|Regensburg|Regensburg|Ratisbonne
DE|Würzburg|Würzburg|Wurtzbourg
DE|Braunschweig|Brunswick|Brunswick
DE|Magdeburg|Magdeburg|Magdebourg
DE|Duisburg|Duisburg|Duisbourg
DE|Konstanz|Konstanz|Constance
DE|Speyer|Speyer|Spire
DK|Copenhagen|Copenhagen|Copenhague
DK|Århus|Aarhus|Aarhus
DZ|Algiers|Algiers|Alger
DZ|Bejaïa|Béjaïa|Béjaïa
DZ|Boumerdas|Boumerdès|Boumerdès
EG|Cairo|Cairo|Le Caire
EG|Alexandria|Alexandria|Alexandrie
EG|Giza|Giza|Gizeh
EG|Port Said|Port Said|Port-Saïd
EG|Luxor|Luxor|Louxor
EG|Aswan|Aswan|Assouan
EG|Ismailia|Ismailia|Ismaïlia
ER|Asmara|Asmara|Asmara
ES|Barcelona|Barcelona|Barcelone
ES|Valencia|Valencia|Valence
ES|Sevilla|Seville|Séville
ES|Zaragoza|Zaragoza|Saragosse
ES|Málaga|Málaga|Malaga
ES|Murcia|Murcia|Murcie
ES|Palma|Palma|Palma
ES|Córdoba|Córdoba|Cordoue
ES|Granada|Granada|Grenade
ES|Cartagena|Cartagena|Carthagène
ES|A Coruña|A Coruña|La Corogne
ES|Gasteiz / Vitoria|Vitoria-Gasteiz|Vitoria-Gasteiz
ES|Donostia / San Sebastián|San Sebastián|Saint-Sébastien
ES|Pamplona|Pamplona|Pampelune
ES|Salamanca|Salamanca|Salamanque
ES|Toledo|Toledo|Tolède
ES|Burgos|Burgos|Burgos
ES|Santiago de Compostela|Santiago de Compostela|Saint-Jacques-de-Compostelle
ES|Girona|Girona|Gérone
ES|Lleida|Lleida|Lérida
ES|Tarragona|Tarragona|Tarragone
ES|Segovia|Segovia|Ségovie
ES|Cadiz|Cádiz|Cadix
ET|Addis Ababa|Addis Ababa|Addis-Abeba
FI|Helsinki|Helsinki|Helsinki
GB|London|London|Londres
GB|Edinburgh|Edinburgh|Édimbourg
GB|Dover|Dover|Douvres
GB|Canterbury|Canterbury|Cantorbéry
GE|Tbilisi|Tbilisi|Tbilissi
GR|Athens|Athens|Athènes
GR|Thessaloníki|Thessaloniki|Thessalonique
GR|Piraeus|Piraeus|Le Pirée
GR|Pátra|Patras|Patras
GR|Irákleion|Heraklion|Héraklion
GR|Lárisa|Larissa|Larissa
GT|Guatemala City|Guatemala City|Guatemala
ID|Jakarta|Jakarta|Jakarta
IE|Luimneach|Limerick|Limerick
IE|Gaillimh|Galway|Galway
IL|Jerusalem|Jerusalem|Jérusalem
IL|Tel Aviv|Tel Aviv|Tel-Aviv
IL|Haifa|Haifa|Haïfa
IL|Rishon LeẔiyyon|Rishon LeZion|Rishon LeZion
IL|Petaẖ Tiqwa|Petah Tikva|Petah Tikva
IN|Delhi|Delhi|Delhi
IN|New Delhi|New Delhi|New Delhi
IN|Mumbai|Mumbai|Bombay
IN|Kolkata|Kolkata|Calcutta
IN|Bengaluru|Bangalore|Bangalore
IN|Puducherry|Puducherry|Pondichéry
IQ|Baghdad|Baghdad|Bagdad
IQ|Mosul|Mosul|Mossoul
IQ|Basrah|Basra|Bassorah
IR|Tehran|Tehran|Téhéran
IR|Isfahan|Isfahan|Ispahan
IR|Shiraz|Shiraz|Chiraz
IS|Reykjavík|Reykjavik|Reykjavik
IT|Rome|Rome|Rome
IT|Milan|Milan|Milan
IT|Naples|Naples|Naples
IT|Turin|Turin|Turin
IT|Palermo|Palermo|Palerme
IT|Genoa|Genoa|Gênes
IT|Bologna|Bologna|Bologne
IT|Florence|Florence|Florence
IT|Catania|Catania|Catane
IT|Messina|Messina|Messine
IT|Verona|Verona|Vérone
IT|Padova|Padua|Padoue
IT|Taranto|Taranto|Tarente
IT|Modena|Modena|Modène
IT|Livorno|Livorno|Livourne
IT|Parma|Parma|Parme
IT|Perugia|Perugia|Pérouse
IT|Salerno|Salerno|Salerne
IT|Ravenna|Ravenna|Ravenne
IT|Ferrara|Ferrara|Ferrare
IT|Siracusa|Syracuse|Syracuse
IT|Bergamo|Bergamo|Bergame
IT|Venice|Venice|Venise
IT|Vicenza|Vicenza|Vicence
IT|Pisa|Pisa|Pise
IT|Siena|Siena|Sienne
IT|Trento|Trento|Trente
IT|Piacenza|Piacenza|Plaisance
IT|Mantova|Mantua|Mantoue
IT|Cremona|Cremona|Crémone
IT|Lucca|Lucca|Lucques
IT|Udine|Udine|Udine
IT|Aosta|Aosta|Aoste
IT|Ventimiglia|Ventimiglia|Vintimille
IT|Asti|Asti|Asti
IT|Alessandria|Alessandria|Alexandrie
JP|Tokyo|Tokyo|Tokyo
JP|Kyoto|Kyoto|Kyoto
KE|Mombasa|Mombasa|Mombasa
KG|Bishkek|Bishkek|Bichkek
KR|Seoul|Seoul|Séoul
KW|Kuwait City|Kuwait City|Koweït
KZ|Nur-Sultan|Astana|Astana
LB|Beirut|Beirut|Beyrouth
LB|Tripoli|Tripoli|Tripoli
LB|Sidon|Sidon|Saïda
LB|Tyre|Tyre|Tyr
LU|Luxembourg|Luxembourg|Luxembourg
LY|Mişrātah|Misrata|Misrata
MA|Fès|Fez|Fès
MA|Sale|Salé|Salé
MA|Marrakesh|Marrakesh|Marrakech
MA|Tangier|Tangier|Tanger
MA|Meknès|Meknes|Meknès
MA|Oujda-Angad|Oujda|Oujda
MA|Kenitra|Kenitra|Kénitra
MA|Temara|Temara|Témara
MA|El Jadid|El Jadida|El Jadida
MA|Beni Mellal|Beni Mellal|Béni Mellal
MD|Chisinau|Chișinău|Chișinău
MM|Yangon|Yangon|Rangoun
MN|Ulan Bator|Ulaanbaatar|Oulan-Bator
MN|Зуунмод|Zuunmod|Zuunmod
MO|Macau|Macao|Macao
MU|Port Louis|Port Louis|Port-Louis
MV|Male|Malé|Malé
MX|Mexico City|Mexico City|Mexico
NL|The Hague|The Hague|La Haye
NL|Groningen|Groningen|Groningue
NL|Nijmegen|Nijmegen|Nimègue
NL|Leiden|Leiden|Leyde
NL|'s-Hertogenbosch|'s-Hertogenbosch|Bois-le-Duc
NL|Almere Stad|Almere|Almere
NL|Dordrecht|Dordrecht|Dordrecht
NP|Kathmandu|Kathmandu|Katmandou
OM|Muscat|Muscat|Mascate
PA|Panamá|Panama City|Panama
PH|Manila|Manila|Manille
PL|Warsaw|Warsaw|Varsovie
PL|Kraków|Krakow|Cracovie
PL|Gdańsk|Gdańsk|Gdansk
PL|Łódź|Łódź|Lodz
PT|Lisbon|Lisbon|Lisbonne
PT|Braga|Braga|Braga
PT|Coimbra|Coimbra|Coimbra
PY|Asunción|Asunción|Asuncion
RO|Bucharest|Bucharest|Bucarest
RO|Iaşi|Iași|Iași
RO|Timişoara|Timișoara|Timișoara
RO|Constanţa|Constanța|Constanța
RO|Galaţi|Galați|Galați
RO|Braşov|Brașov|Brașov
RS|Belgrade|Belgrade|Belgrade
RU|Moscow|Moscow|Moscou
RU|Saint Petersburg|Saint Petersburg|Saint-Pétersbourg
RU|Novosibirsk|Novosibirsk|Novossibirsk
RU|Yekaterinburg|Yekaterinburg|Iekaterinbourg
RU|Nizhniy Novgorod|Nizhny Novgorod|Nijni Novgorod
RU|Rostov-na-Donu|Rostov-on-Don|Rostov-sur-le-Don
RU|Chelyabinsk|Chelyabinsk|Tcheliabinsk
RU|Irkutsk|Irkutsk|Irkoutsk
SA|Riyadh|Riyadh|Riyad
SA|Jeddah|Jeddah|Djeddah
SA|Mecca|Mecca|La Mecque
SA|Medina|Medina|Médine
SD|Khartoum|Khartoum|Khartoum
SE|Göteborg|Gothenburg|Göteborg
SG|Singapore|Singapore|Singapour
SI|Ljubljana|Ljubljana|Ljubljana
SO|Mogadishu|Mogadishu|Mogadiscio
SV|San Salvador|San Salvador|San Salvador
SY|Aleppo|Aleppo|Alep
SY|Damascus|Damascus|Damas
SY|Ḩamāh|Hama|Hama
SY|Latakia|Latakia|Lattaquié
TD|N'Djamena|N'Djamena|N'Djaména
TM|Ashgabat|Ashgabat|Achgabat
TN|Al Marsá|La Marsa|La Marsa
TN|Medenine|Medenine|Médenine
TR|Istanbul|Istanbul|Istanbul
TR|İzmir|Izmir|Izmir
TW|Taipei|Taipei|Taipei
UA|Kyiv|Kyiv|Kiev
UA|Бережани|Berezhany|Berejany
UA|Kharkiv|Kharkiv|Kharkiv
UA|Odessa|Odesa|Odessa
UA|Zaporizhia|Zaporizhzhia|Zaporijia
US|New York City|New York|New York
US|San Francisco|San Francisco|San Francisco
US|Philadelphia|Philadelphia|Philadelphie
US|New Orleans|New Orleans|La Nouvelle-Orléans
UZ|Tashkent|Tashkent|Tachkent
UZ|Samarkand|Samarkand|Samarcande
UZ|Bukhara|Bukhara|Boukhara
VN|Ho Chi Minh City|Ho Chi Minh City|Hô Chi Minh-Ville
VN|Hanoi|Hanoi|Hanoï
VN|Da Nang|Da Nang|Da Nang
VN|Huế|Huế|Hué
YE|Sanaa|Sanaa|Sanaa
ZA|Cape Town|Cape Town|Le Cap
`;

/** One line per area: country | name in GeoNames | English | French. */
const AREAS = `
AT|Vienna|Vienna|Vienne
AT|Tyrol|Tyrol|Tyrol
AT|Styria|Styria|Styrie
AT|Salzburg|Salzburg|Salzbourg
AT|Upper Austria|Upper Austria|Haute-Autriche
AT|Lower Austria|Lower Austria|Basse-Autriche
AT|Carinthia|Carinthia|Carinthie
BE|Brussels Capital|Brussels-Capital|Bruxelles-Capitale
BE|Wallonia|Wallonia|Wallonie
BE|Flanders|Flanders|Flandre
CA|British Columbia|British Columbia|Colombie-Britannique
CA|New Brunswick|New Brunswick|Nouveau-Brunswick
CA|Northwest Territories|Northwest Territories|Territoires du Nord-Ouest
CA|Nova Scotia|Nova Scotia|Nouvelle-Écosse
CA|Prince Edward Island|Prince Edward Island|Île-du-Prince-Édouard
CA|Quebec|Quebec|Québec
CA|Newfoundland and Labrador|Newfoundland and Labrador|Terre-Neuve-et-Labrador
CH|Zug|Zug|Zoug
CH|Ticino|Ticino|Tessin
CH|Thurgau|Thurgau|Thurgovie
CH|Solothurn|Solothurn|Soleure
CH|Schaffhausen|Schaffhausen|Schaffhouse
CH|Saint Gallen|St. Gallen|Saint-Gall
CH|Lucerne|Lucerne|Lucerne
CH|Geneva|Geneva|Genève
CH|Bern|Bern|Berne
CH|Basel-City|Basel-Stadt|Bâle-Ville
CH|Basel-Landschaft|Basel-Landschaft|Bâle-Campagne
CH|Appenzell Ausserrhoden|Appenzell Ausserrhoden|Appenzell Rhodes-Extérieures
CH|Aargau|Aargau|Argovie
DE|Thuringia|Thuringia|Thuringe
DE|Schleswig-Holstein|Schleswig-Holstein|Schleswig-Holstein
DE|Saxony-Anhalt|Saxony-Anhalt|Saxe-Anhalt
DE|Saxony|Saxony|Saxe
DE|Saarland|Saarland|Sarre
DE|Rheinland-Pfalz|Rhineland-Palatinate|Rhénanie-Palatinat
DE|North Rhine-Westphalia|North Rhine-Westphalia|Rhénanie-du-Nord-Westphalie
DE|Lower Saxony|Lower Saxony|Basse-Saxe
DE|Mecklenburg-Vorpommern|Mecklenburg-Western Pomerania|Mecklembourg-Poméranie-Occidentale
DE|Hesse|Hesse|Hesse
DE|Hamburg|Hamburg|Hambourg
DE|Bremen|Bremen|Brême
DE|Brandenburg|Brandenburg|Brandebourg
DE|State of Berlin|Berlin|Berlin
DE|Bavaria|Bavaria|Bavière
DE|Baden-Wurttemberg|Baden-Württemberg|Bade-Wurtemberg
DZ|Algiers|Algiers|Alger
DZ|Boumerdes|Boumerdès|Boumerdès
ES|Murcia|Murcia|Murcie
ES|Balearic Islands|Balearic Islands|Îles Baléares
ES|Andalusia|Andalusia|Andalousie
ES|Canary Islands|Canary Islands|Îles Canaries
ES|Castille-La Mancha|Castilla-La Mancha|Castille-La Manche
ES|Extremadura|Extremadura|Estrémadure
ES|Valencia|Valencia|Communauté valencienne
ES|Asturias|Asturias|Asturies
ES|Navarre|Navarre|Navarre
ES|Cantabria|Cantabria|Cantabrie
ES|Castille and León|Castile and León|Castille-et-León
ES|Catalonia|Catalonia|Catalogne
ES|Galicia|Galicia|Galice
ES|Basque Country|Basque Country|Pays basque
GB|Wales|Wales|Pays de Galles
GB|Scotland|Scotland|Écosse
GB|Northern Ireland|Northern Ireland|Irlande du Nord
GB|England|England|Angleterre
GR|Attica|Attica|Attique
GR|Central Macedonia|Central Macedonia|Macédoine-Centrale
GR|Crete|Crete|Crète
GR|Thessaly|Thessaly|Thessalie
IT|Sicily|Sicily|Sicile
IT|Sardinia|Sardinia|Sardaigne
IT|Calabria|Calabria|Calabre
IT|Veneto|Veneto|Vénétie
IT|Aosta Valley|Aosta Valley|Vallée d'Aoste
IT|Umbria|Umbria|Ombrie
IT|Trentino-Alto Adige|Trentino-Alto Adige|Trentin-Haut-Adige
IT|Tuscany|Tuscany|Toscane
IT|Apulia|Apulia|Pouilles
IT|Piedmont|Piedmont|Piémont
IT|The Marches|Marche|Marches
IT|Lombardy|Lombardy|Lombardie
IT|Liguria|Liguria|Ligurie
IT|Lazio|Lazio|Latium
IT|Friuli Venezia Giulia|Friuli Venezia Giulia|Frioul-Vénétie julienne
IT|Emilia-Romagna|Emilia-Romagna|Émilie-Romagne
IT|Campania|Campania|Campanie
IT|Basilicate|Basilicata|Basilicate
IT|Abruzzo|Abruzzo|Abruzzes
MA|Fes-Meknes|Fez-Meknes|Fès-Meknès
MA|Tanger-Tetouan-Al Hoceima|Tangier-Tetouan-Al Hoceima|Tanger-Tétouan-Al Hoceïma
MA|Marrakesh-Safi|Marrakesh-Safi|Marrakech-Safi
MA|Beni Mellal-Khenifra|Beni Mellal-Khenifra|Béni Mellal-Khénifra
NL|South Holland|South Holland|Hollande-Méridionale
NL|North Holland|North Holland|Hollande-Septentrionale
NL|North Brabant|North Brabant|Brabant-Septentrional
NL|Limburg|Limburg|Limbourg
NL|Groningen|Groningen|Groningue
NL|Gelderland|Gelderland|Gueldre
NL|Friesland|Friesland|Frise
NL|Drenthe|Drenthe|Drenthe
NL|Zeeland|Zeeland|Zélande
PL|Lesser Poland|Lesser Poland|Petite-Pologne
PL|Mazovia|Mazovia|Mazovie
PL|Lower Silesia|Lower Silesia|Basse-Silésie
PL|Pomerania|Pomerania|Poméranie
PL|Silesia|Silesia|Silésie
PL|Greater Poland|Greater Poland|Grande-Pologne
PL|West Pomerania|West Pomerania|Poméranie-Occidentale
PT|Lisbon|Lisbon|Lisbonne
PT|Madeira|Madeira|Madère
PT|Azores|Azores|Açores
US|District of Columbia|District of Columbia|District de Columbia
US|Florida|Florida|Floride
US|Georgia|Georgia|Géorgie
US|Louisiana|Louisiana|Louisiane
US|North Carolina|North Carolina|Caroline du Nord
US|South Carolina|South Carolina|Caroline du Sud
US|West Virginia|West Virginia|Virginie-Occidentale
US|New Mexico|New Mexico|Nouveau-Mexique
US|California|California|Californie
US|North Dakota|North Dakota|Dakota du Nord
US|South Dakota|South Dakota|Dakota du Sud
US|Hawaii|Hawaii|Hawaï
US|Pennsylvania|Pennsylvania|Pennsylvanie
US|Virginia|Virginia|Virginie
`;

/** English names of French regions, departments and communes, where they differ. */
export const ENGLISH_OF_FRANCE = {
  Bretagne: 'Brittany',
  Corse: 'Corsica',
  Dunkerque: 'Dunkirk',
  Guyane: 'French Guiana',
  'La Réunion': 'Réunion',
  Normandie: 'Normandy',
  'Nouvelle-Calédonie': 'New Caledonia',
  Occitanie: 'Occitania',
  'Polynésie française': 'French Polynesia',
  'Saint-Pierre-et-Miquelon': 'Saint Pierre and Miquelon',
  'Wallis et Futuna': 'Wallis and Futuna',
};

/**
 * Communes that no source has under their own name: latitude and longitude of the main village.
 * Most are islands, which GeoNames lists by their village (Bora-Bora is at Vaitape).
 */
export const COORDINATES_BY_HAND = {
  85165: [46.7983, -1.1317], // L'Oie
  85212: [46.7914, -1.1486], // Sainte-Florence
  97701: [17.89618, -62.84978], // Saint-Barthélemy
  97801: [18.06819, -63.08302], // Saint-Martin
  98612: [-14.29333, -178.15833], // Sigave
  98613: [-13.28163, -176.17453], // Uvea
  98713: [-15.2433, -146.6167], // Arutua
  98714: [-16.50741, -151.74913], // Bora-Bora
  98716: [-16.0556, -145.6197], // Fakarava
  98719: [-23.12322, -134.96858], // Gambier
  98720: [-18.10616, -140.9059], // Hao
  98722: [-17.6, -149.3], // Hitiaa O Te Ra
  98723: [-9.80342, -139.04202], // Hiva-Oa
  98724: [-16.7123, -151.03493], // Huahine
  98726: [-16.626, -143.57], // Makemo
  98727: [-14.457, -146.053], // Manihi
  98728: [-16.4486, -152.2461], // Maupiti
  98729: [-17.55, -149.78333], // Moorea-Maiao
  98731: [-8.91093, -140.09972], // Nuku-Hiva
  98734: [-17.75, -149.55], // Papara
  98740: [-14.945, -147.704], // Rangiroa
  98744: [-22.45133, -151.34191], // Rurutu
  98745: [-16.5867, -151.4911], // Tahaa
  98747: [-17.74395, -149.32444], // Taiarapu-Est
  98748: [-17.78333, -149.28333], // Taiarapu-Ouest
  98749: [-14.481, -145.04], // Takaroa
  98750: [-16.78, -151.4167], // Taputapuatea
  98752: [-17.75139, -149.35602], // Teva I Uta
  98753: [-23.347, -149.486], // Tubuai
  98754: [-16.79139, -151.48893], // Tumaraa
  98757: [-9.3586, -140.0469], // Ua-Pou
  98809: [-22.66645, 167.49627], // L'Île-des-Pins
  98814: [-20.91687, 167.26461], // Lifou
  98815: [-21.54751, 167.88019], // Maré
  98832: [-22.157, 166.93], // Yaté
  98833: [-21.3969, 165.8281], // Kouaoua
};

/** Entries of GeoNames that are not towns: a district or a village with the population of a whole region. */
export const NOT_A_TOWN = new Set(['GN|Camayenne', 'PH|Budta', 'PH|Malingao']);

function readTable(text) {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [country, name, en, fr] = line.split('|');
      return [`${country}|${name}`, { fr, en }];
    }),
  );
}

export const CITY_NAMES = readTable(CITIES);
export const AREA_NAMES = readTable(AREAS);
