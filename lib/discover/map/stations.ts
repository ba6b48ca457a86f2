import type { Coordinates } from "./rules";

/** A station of the 'L' and its lines by letter: Red, Blue, browN, Green, Orange, Purple, pinK, Yellow. */
export type Station = Coordinates & { name: string; lines: string };

/** "lat,lng,lines,name", four decimals of a degree. Data provided by Chicago Transit Authority. */
const TABLE = `
  41.8579,-87.6692,K,18th; 41.8317,-87.6259,G,35th-Bronzeville-IIT; 41.8296,-87.6806,O,35th/Archer;
  41.8165,-87.6190,G,43rd; 41.8092,-87.6188,G,47th; 41.8103,-87.6310,R,47th; 41.8021,-87.6185,G,51st;
  41.8518,-87.7567,K,54th/Cermak; 41.7805,-87.6310,R,63rd; 41.7684,-87.6258,R,69th; 41.7504,-87.6252,R,79th;
  41.7354,-87.6248,R,87th; 41.7224,-87.6244,R,95th/Dan Ryan; 41.8795,-87.6261,NGOPK,Adams/Wabash;
  41.9474,-87.7191,B,Addison; 41.9470,-87.6747,N,Addison; 41.9474,-87.6536,R,Addison; 41.9735,-87.6585,R,Argyle;
  41.9182,-87.6526,NP,Armitage; 41.7790,-87.6638,G,Ashland/63rd; 41.8853,-87.6670,GK,Ashland;
  41.8394,-87.6653,O,Ashland; 41.8709,-87.7768,B,Austin; 41.8873,-87.7741,G,Austin; 41.9381,-87.7124,B,Belmont;
  41.9398,-87.6534,RNP,Belmont; 41.9780,-87.6587,R,Berwyn; 41.9835,-87.6588,R,Bryn Mawr; 41.9219,-87.6969,B,California;
  41.8842,-87.6962,G,California; 41.8543,-87.6948,K,California; 41.8874,-87.7656,G,Central; 42.0640,-87.6856,P,Central;
  41.8540,-87.7149,K,Central Park; 41.8532,-87.6310,R,Cermak-Chinatown; 41.8531,-87.6264,G,Cermak-McCormick Place;
  41.8961,-87.6552,B,Chicago; 41.8968,-87.6359,NP,Chicago; 41.8967,-87.6282,R,Chicago; 41.8716,-87.7452,B,Cicero;
  41.8865,-87.7447,G,Cicero; 41.8519,-87.7453,K,Cicero; 41.9039,-87.6314,R,Clark/Division;
  41.8857,-87.6309,BNGOPK,Clark/Lake; 41.8755,-87.6410,B,Clinton; 41.8857,-87.6418,GK,Clinton;
  41.8849,-87.7165,G,Conservatory; 41.7803,-87.6059,G,Cottage Grove; 41.9843,-87.8380,B,Cumberland;
  41.9097,-87.6774,B,Damen; 41.9664,-87.6786,N,Damen; 42.0477,-87.6835,P,Davis; 42.0417,-87.6816,P,Dempster;
  42.0390,-87.7519,Y,Dempster-Skokie; 41.9327,-87.6531,NP,Diversey; 41.9034,-87.6665,B,Division;
  41.8743,-87.8173,B,Forest Park; 42.0542,-87.6836,P,Foster; 41.9661,-87.7017,N,Francisco;
  41.9251,-87.6529,RNP,Fullerton; 41.7952,-87.6183,G,Garfield; 41.7954,-87.6312,R,Garfield; 41.8912,-87.6476,B,Grand;
  41.8917,-87.6280,R,Grand; 41.9937,-87.6592,R,Granville; 41.7790,-87.6440,G,Halsted; 41.8469,-87.6481,O,Halsted;
  41.8735,-87.8070,B,Harlem; 41.9823,-87.8089,B,Harlem; 41.8868,-87.8032,G,Harlem/Lake;
  41.8769,-87.6282,NOPK,Harold Washington Library; 41.8740,-87.6275,R,Harrison; 42.0191,-87.6729,RPY,Howard;
  41.8545,-87.6760,K,Damen; 41.8756,-87.6739,B,Illinois Medical District; 41.8218,-87.6215,G,Indiana;
  41.9529,-87.7292,B,Irving Park; 41.9545,-87.6750,N,Irving Park; 41.8782,-87.6293,B,Jackson;
  41.8782,-87.6276,R,Jackson; 42.0159,-87.6691,R,Jarvis; 41.9706,-87.7609,B,Jefferson Park; 41.9661,-87.7088,N,Kedzie;
  41.8843,-87.7062,G,Kedzie; 41.8043,-87.7043,O,Kedzie; 41.8541,-87.7054,K,Kedzie; 41.8744,-87.7060,B,Kedzie-Homan;
  41.9679,-87.7131,N,Kimball; 41.7801,-87.6155,G,King Drive; 41.8538,-87.7333,K,Kostner; 41.8756,-87.6317,B,LaSalle;
  41.8769,-87.6317,NOPK,LaSalle/Van Buren; 41.8848,-87.6278,R,Lake; 41.8872,-87.7550,G,Laramie;
  41.9691,-87.6585,R,Lawrence; 42.0732,-87.6907,P,Linden; 41.9297,-87.7085,B,Logan Square; 42.0011,-87.6611,R,Loyola;
  42.0335,-87.6795,P,Main; 41.8890,-87.6340,NP,Merchandise Mart; 41.7866,-87.7380,O,Midway; 41.8807,-87.6294,B,Monroe;
  41.8807,-87.6277,R,Monroe; 41.9615,-87.7436,B,Montrose; 41.9618,-87.6752,N,Montrose; 41.8856,-87.6520,GK,Morgan;
  42.0084,-87.6659,R,Morse; 41.9107,-87.6492,R,North/Clybourn; 42.0583,-87.6833,P,Noyes; 41.9789,-87.9018,B,O'Hare;
  41.8721,-87.7916,B,Oak Park; 41.8870,-87.7938,G,Oak Park; 42.0262,-87.7472,Y,Oakton-Skokie;
  41.9437,-87.6709,N,Paulina; 41.8716,-87.6695,K,Polk; 41.8739,-87.7256,B,Pulaski; 41.8854,-87.7254,G,Pulaski;
  41.7999,-87.7244,O,Pulaski; 41.8539,-87.7243,K,Pulaski; 41.8787,-87.6337,NOPK,Quincy; 41.8759,-87.6595,B,Racine;
  41.8872,-87.7837,G,Ridgeland; 41.9662,-87.6941,N,Rockwell; 41.8674,-87.6266,GO,Roosevelt;
  41.8674,-87.6274,R,Roosevelt; 41.9835,-87.8594,B,Rosemont; 41.9104,-87.6393,NP,Sedgwick; 41.9538,-87.6549,R,Sheridan;
  42.0276,-87.6783,P,South Blvd; 41.9438,-87.6636,N,Southport; 41.8312,-87.6306,R,Sox-35th;
  41.8857,-87.6278,NGOPK,State/Lake; 41.9903,-87.6591,R,Thorndale; 41.8755,-87.6496,B,UIC-Halsted;
  41.8832,-87.6294,B,Washington; 41.8827,-87.6339,NOPK,Washington/Wells; 41.9360,-87.6533,NP,Wellington;
  41.8755,-87.6884,B,Western; 41.9162,-87.6874,B,Western; 41.9663,-87.6885,N,Western; 41.8047,-87.6841,O,Western;
  41.8544,-87.6852,K,Western; 41.9643,-87.6576,RP,Wilson; 41.8832,-87.6262,NGOPK,Washington/Wabash;
  41.8851,-87.6769,G,Damen`;

export const STATIONS: readonly Station[] = TABLE.split(";").map((row) => {
  const [lat = "", lng = "", lines = "", name = ""] = row.trim().split(",");
  return { lat: Number(lat), lng: Number(lng), name, lines };
});
