// Adjectives that suit a colleague as well as an animal; none about body, health, origin, gender, religion or age.
const adjectives = `
  Accurate Adaptable Adventurous Affable Agile Alert Amazing Ambitious Amiable Amused Analytical Artful Articulate
  Astute Attentive Autonomous Balanced Beaming Bold Boundless Brave Bright Brilliant Bubbly Buoyant Calm Candid
  Capable Careful Cheerful Cheery Clever Coherent Collected Composed Concise Confident Considerate Consistent Constant
  Cool Cooperative Cordial Courageous Courteous Creative Crisp Curious Daring Dazzling Decisive Dedicated Deliberate
  Dependable Determined Diligent Diplomatic Discerning Discreet Dynamic Eager Earnest Easygoing Eclectic Efficient
  Elegant Eloquent Eminent Enchanted Encouraging Energetic Enterprising Enthusiastic Ethical Exacting Excellent Expert
  Expressive Exuberant Fabulous Fantastic Fearless Festive Flexible Focused Forthright Fortunate Free Friendly
  Generous Genial Gentle Genuine Gifted Gleaming Glowing Graceful Gracious Grateful Happy Harmonious Helpful Heroic
  Honest Hopeful Humble Imaginative Impartial Incisive Independent Industrious Ingenious Inquisitive Insightful
  Inspired Intrepid Intuitive Inventive Jaunty Jolly Jovial Joyful Judicious Keen Kind Lively Logical Loyal Lucid
  Lucky Luminous Lyrical Magnetic Majestic Mellow Merry Methodical Meticulous Mindful Mirthful Modest Musical
  Mysterious Neat Nimble Noble Observant Optimistic Orderly Original Patient Peaceful Pensive Perceptive Persistent
  Playful Pleasant Plucky Poetic Poised Polite Practical Pragmatic Precise Principled Prudent Punctual Quick Quiet
  Radiant Rational Ready Reflective Relaxed Reliable Remarkable Resilient Resolute Resourceful Respectful Rigorous
  Roaming Sagacious Savvy Scrupulous Serene Shining Sincere Skilful Smiling Sociable Solid Sparkling Spirited Splendid
  Stable Steadfast Steady Stellar Studious Subtle Sunny Supportive Swift Tactful Talented Tenacious Thankful Thorough
  Thoughtful Tidy Tireless Tolerant Tranquil Trusty Unhurried Upbeat Valiant Versatile Vibrant Vigilant Visionary
  Vivid Wandering Warm Watchful Welcoming Whimsical Wise Witty Wonderful Zesty
`;

const animals = `
  Aardvark Albatross Alpaca Antelope Armadillo Avocet Axolotl Badger Bandicoot Bilby Bison Bullfinch Bumblebee
  Butterfly Capybara Caracal Caribou Chaffinch Chameleon Chamois Chipmunk Cicada Cormorant Crane Cricket Curlew
  Cuttlefish Damselfly Dolphin Dormouse Dove Dragonfly Eagle Echidna Egret Eider Elk Emu Ermine Falcon Finch Firefly
  Fox Gecko Genet Gnu Goldfinch Gopher Grasshopper Hare Hawk Hedgehog Heron Honeybee Hummingbird Ibex Ibis Iguana
  Jaguar Kangaroo Kestrel Kingfisher Koala Kudu Ladybird Lapwing Lark Leopard Linnet Lion Llama Lobster Lorikeet Lynx
  Macaw Magpie Mallard Manta Marlin Marmot Marten Meerkat Mongoose Moose Narwhal Nautilus Newt Nightingale Numbat
  Nuthatch Ocelot Octopus Okapi Oriole Oryx Osprey Otter Owl Panda Panther Partridge Pelican Penguin Petrel Pika Pipit
  Platypus Plover Porpoise Puffin Puma Quail Quokka Rabbit Raven Reindeer Salamander Salmon Sandpiper Seahorse Seal
  Serval Siskin Skylark Squirrel Starling Stork Sturgeon Swan Tanager Tapir Teal Tern Terrapin Tiger Tortoise Toucan
  Turtle Vole Wallaby Warbler Waxwing Wolf Wombat Wren Yak Zebra
`;

// Surnames of pioneers of computing, nearly all of them historical.
const figures = `
  Aiken Allen Amdahl Antonelli Atanasoff Babbage Bachman Backus Baran Bartik Bellman Boole Brooks Clarke Codd Conway
  Cray Curry Dijkstra Easley Eckert Engelbart Ershov Gödel Golub Granville Hamming Holberton Hopper Huffman Iverson
  Jacquard Karnaugh Keller Kemeny Khwarizmi Kilburn Kilby Kleene Knuth Kolmogorov Landin Leibniz Lempel Liskov
  Lovelace Mauchly Milner Naur Newell Nygaard Papert Pascal Perlis Perlman Pnueli Postel Pouzin Raskin Ritchie
  Rosenblatt Rutishauser Sammet Shannon Strachey Tesler Thacker Turing Tutte Vaughan Weiser Weizenbaum Welchman
  Wheeler Wilkes Wilkinson Wirth
`;

const words = (text: string): string[] => text.trim().split(/\s+/);

export const englishAdjectives: readonly string[] = words(adjectives);
export const englishNouns: readonly string[] = [...words(animals), ...words(figures)];
