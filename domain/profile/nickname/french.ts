type Gender = 'masculine' | 'feminine';
export type FrenchNoun = { text: string; gender: Gender };
export type FrenchAdjective = Record<Gender, string>;

// Words that name people by trade are left out, because their gender would reveal something about the developer; so are
// first names, words that are also insults, and words with two genders (« mousse », « voile »).
const masculineNouns = `
  Hérisson Renard Castor Lynx Écureuil Lièvre Loir Suricate Chamois Bouquetin Chevreuil Élan Renne Bison Wapiti Alpaga
  Panda Koala Wombat Kangourou Tapir Tatou Ornithorynque Pélican Flamant Rossignol Pinson Merle Loriot Bouvreuil
  Chardonneret Roitelet Colvert Héron Cygne Hibou Goéland Cormoran Albatros Macareux Colibri Toucan Ibis Faucon
  Dauphin Narval Hippocampe Saumon Espadon Homard Poulpe Nautile Triton Caméléon Papillon Grillon Scarabée Bourdon

  Chêne Érable Tilleul Cèdre Séquoia Baobab Bambou Roseau Trèfle Coquelicot Bleuet Tournesol Lilas Muguet Edelweiss
  Ginkgo Lichen Torrent Ruisseau Fleuve Glacier Volcan Vallon Sentier Bosquet Verger Rocher Galet Cristal Saphir
  Quartz Granit Soleil Éclair Zéphyr Nuage Flocon Horizon Crépuscule Firmament Zénith Solstice Équinoxe Météore
  Astéroïde Pulsar Quasar Cosmos Satellite

  Phare Voilier Navire Catamaran Gouvernail Sextant Hublot Cap Récif Lagon Corail Atoll Archipel Rivage Littoral
  Estuaire Fjord Ponton Sillage Courant Océan Alizé Aviron Radeau Sonar Chenal

  Rabot Burin Tournevis Levier Compas Crayon Pinceau Établi Télescope Microscope Sablier Métronome Engrenage Ressort
  Cadran Moulin Atelier Ballon Tremplin Carnet Chevalet Diapason Tambour Piano Violon Accordéon Saxophone Ukulélé
  Hautbois Carillon Kaléidoscope Gyroscope Astrolabe Baromètre Chronomètre

  Compilateur Algorithme Octet Pixel Processeur Clavier Protocole Module Terminal Interpréteur Débogueur Pointeur
  Curseur Registre Automate Vecteur Tenseur Graphe Nœud Index Jeton Conteneur Modem Logiciel Ordinateur Circuit
  Transistor Robot Prototype Diagramme Hologramme Polynôme Théorème Axiome Lemme Corollaire
`;

const feminineNouns = `
  Loutre Marmotte Tortue Salamandre Hermine Martre Mangouste Genette Antilope Vigogne Zibeline Otarie Licorne Panthère
  Mésange Hirondelle Alouette Bergeronnette Fauvette Grive Huppe Sittelle Sterne Mouette Cigogne Aigrette Avocette
  Bernache Chouette Tourterelle Perdrix Pieuvre Méduse Seiche Truite Sardine Daurade Rainette Libellule Coccinelle
  Fourmi Abeille Cigale Luciole Sauterelle

  Forêt Clairière Prairie Colline Montagne Vallée Falaise Dune Cascade Rivière Source Fontaine Oasis Rosée Brise
  Averse Neige Flamme Étincelle Braise Lueur Lumière Étoile Comète Galaxie Nébuleuse Planète Lune Orbite Constellation
  Éclipse Météorite Pivoine Lavande Bruyère Fougère Jonquille Anémone Glycine Orchidée Tulipe Pâquerette Primevère
  Gentiane Menthe Sauge Verveine Myrtille Framboise Noisette Amande Mandarine Graine Feuille Racine Opale Améthyste
  Tourmaline Pépite

  Ancre Marée Houle Bouée Barque Goélette Frégate Caravelle Felouque Pirogue Voilure Proue Balise Lagune Baie Île
  Péninsule Jetée Écluse Passerelle Amarre Étrave Vigie Mangrove Algue Nacre Écume Banquise

  Clé Truelle Enclume Équerre Boussole Loupe Lanterne Lampe Horloge Montre Clepsydre Poulie Manivelle Turbine Dynamo
  Navette Aiguille Plume Mosaïque Palette Toile Fresque Partition Harpe Guitare Mandoline Clarinette Cymbale
  Contrebasse Balançoire Trottinette Bicyclette Montgolfière Fusée Locomotive Toupie Échelle Charpente Voûte Arche
  Brique

  Boucle Fonction Variable Requête Méthode Interface Structure Instruction Branche Archive Console Tablette Trame
  Grammaire Syntaxe Itération Récursion Abstraction Équation Fractale Parabole Ellipse Spirale Tangente Asymptote
  Machine Disquette Icône Virgule Parenthèse Accolade Esperluette Arobase Apostrophe Hypothèse Preuve Conjecture
  Formule Énigme Devinette Idée
`;

// « masculine/feminine »; a single word, ending in -e, is both. Only adjectives that follow their noun, and none about
// body, health, origin, gender, religion or age.
const adjectives = `
  actif/active adaptatif/adaptative attentif/attentive collaboratif/collaborative communicatif/communicative
  constructif/constructive contemplatif/contemplative coopératif/coopérative créatif/créative décisif/décisive
  évolutif/évolutive expressif/expressive festif/festive imaginatif/imaginative instructif/instructive
  intuitif/intuitive inventif/inventive itératif/itérative objectif/objective pensif/pensive persuasif/persuasive
  productif/productive réactif/réactive récursif/récursive vif/vive

  ambitieux/ambitieuse astucieux/astucieuse audacieux/audacieuse aventureux/aventureuse chaleureux/chaleureuse
  consciencieux/consciencieuse courageux/courageuse curieux/curieuse fabuleux/fabuleuse facétieux/facétieuse
  généreux/généreuse harmonieux/harmonieuse heureux/heureuse ingénieux/ingénieuse joyeux/joyeuse judicieux/judicieuse
  lumineux/lumineuse majestueux/majestueuse malicieux/malicieuse mélodieux/mélodieuse merveilleux/merveilleuse
  méticuleux/méticuleuse minutieux/minutieuse mystérieux/mystérieuse précieux/précieuse prodigieux/prodigieuse
  radieux/radieuse respectueux/respectueuse rigoureux/rigoureuse scrupuleux/scrupuleuse sérieux/sérieuse
  silencieux/silencieuse soigneux/soigneuse studieux/studieuse talentueux/talentueuse valeureux/valeureuse

  baladeur/baladeuse bricoleur/bricoleuse chanteur/chanteuse conciliateur/conciliatrice créateur/créatrice
  explorateur/exploratrice fédérateur/fédératrice flâneur/flâneuse joueur/joueuse novateur/novatrice
  observateur/observatrice organisateur/organisatrice prometteur/prometteuse protecteur/protectrice
  rassembleur/rassembleuse rêveur/rêveuse rieur/rieuse travailleur/travailleuse voyageur/voyageuse

  accueillant/accueillante amusant/amusante apaisant/apaisante bienveillant/bienveillante brillant/brillante
  captivant/captivante chatoyant/chatoyante clairvoyant/clairvoyante cohérent/cohérente compétent/compétente
  conciliant/conciliante confiant/confiante constant/constante convaincant/convaincante diligent/diligente
  éclatant/éclatante élégant/élégante éloquent/éloquente encourageant/encourageante épatant/épatante
  étincelant/étincelante étonnant/étonnante flamboyant/flamboyante indépendant/indépendante inspirant/inspirante
  itinérant/itinérante obligeant/obligeante patient/patiente persévérant/persévérante pétillant/pétillante
  polyvalent/polyvalente prévoyant/prévoyante prudent/prudente rassurant/rassurante rayonnant/rayonnante
  résilient/résiliente scintillant/scintillante souriant/souriante surprenant/surprenante tolérant/tolérante
  vaillant/vaillante vigilant/vigilante virevoltant/virevoltante

  accompli/accomplie aguerri/aguerrie appliqué/appliquée argenté/argentée assidu/assidue averti/avertie avisé/avisée
  azuré/azurée concentré/concentrée connecté/connectée cultivé/cultivée déterminé/déterminée dévoué/dévouée
  discipliné/disciplinée doré/dorée émerveillé/émerveillée enjoué/enjouée ensoleillé/ensoleillée épanoui/épanouie
  équilibré/équilibrée étoilé/étoilée fleuri/fleurie futé/futée hardi/hardie imprévu/imprévue inattendu/inattendue
  inouï/inouïe inspiré/inspirée mesuré/mesurée motivé/motivée nuancé/nuancée organisé/organisée passionné/passionnée
  poli/polie posé/posée raffiné/raffinée réfléchi/réfléchie réjoui/réjouie réservé/réservée résolu/résolue rusé/rusée
  spontané/spontanée structuré/structurée zélé/zélée

  aérien/aérienne amical/amicale automnal/automnale booléen/booléenne boréal/boréale cartésien/cartésienne
  confidentiel/confidentielle convivial/conviviale cordial/cordiale estival/estivale euclidien/euclidienne
  exceptionnel/exceptionnelle fonctionnel/fonctionnelle génial/géniale hivernal/hivernale idéal/idéale
  impartial/impartiale intemporel/intemporelle jovial/joviale loyal/loyale matinal/matinale musical/musicale
  naturel/naturelle original/originale ponctuel/ponctuelle professionnel/professionnelle quotidien/quotidienne
  rationnel/rationnelle relationnel/relationnelle sensationnel/sensationnelle théâtral/théâtrale universel/universelle

  aventurier/aventurière buissonnier/buissonnière concis/concise concret/concrète courtois/courtoise
  cristallin/cristalline débrouillard/débrouillarde délicat/délicate direct/directe discret/discrète doux/douce
  érudit/érudite exact/exacte expert/experte fier/fière forestier/forestière franc/franche hospitalier/hospitalière
  inédit/inédite marin/marine opalin/opaline précis/précise printanier/printanière profond/profonde régulier/régulière
  serein/sereine singulier/singulière subtil/subtile sûr/sûre taquin/taquine urbain/urbaine

  affable agile aimable alerte altruiste aquatique authentique autonome bucolique calme champêtre cosmique drôle
  dynamique éclectique efficace électrique énergique énigmatique enthousiaste équitable espiègle exemplaire
  extraordinaire fantastique fiable fidèle flexible habile honnête humble imperturbable infatigable insolite intrépide
  libre limpide logique lucide ludique lunaire magnétique magnifique méthodique minimaliste modeste nocturne onirique
  optimiste pacifique paisible perspicace placide poétique polaire pragmatique raisonnable rapide remarquable
  responsable sagace sage serviable sincère sociable solaire solidaire solide spectaculaire splendide stable stellaire
  sympathique tenace tranquille utile visionnaire vivace volontaire
`;

const words = (text: string): string[] => text.trim().split(/\s+/);

export const frenchNouns: readonly FrenchNoun[] = [
  ...words(masculineNouns).map((text): FrenchNoun => ({ text, gender: 'masculine' })),
  ...words(feminineNouns).map((text): FrenchNoun => ({ text, gender: 'feminine' })),
];

export const frenchAdjectives: readonly FrenchAdjective[] = words(adjectives).map((pair) => {
  const [masculine = pair, feminine = masculine] = pair.split('/');
  return { masculine, feminine };
});
