/** The goods, animals and actions of Caverna as icons of 48 by 48. */
import { K, c, l, p, st } from './pen';
import { emblem, pawn } from './pieces';

const I: Record<string, string> = {};
I.wood =
  `<g transform="translate(24 24) scale(.86)">` +
  [
    [-19, -6, 17, -12],
    [-17, 8, 19, 2],
    [-19, 21, 17, 15],
  ]
    .map(
      ([a, b, x, y]) =>
        `<path d="M${a} ${b}L${x} ${y}" stroke="${K}" stroke-width="15" stroke-linecap="round"/><path d="M${a} ${b}L${x} ${y}" stroke="#a66d38" stroke-width="10.5" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="4.6" fill="#ecc78f" stroke="#6b4020" stroke-width="1.6"/>`,
    )
    .join('') +
  '</g>';
I.stone =
  p('M5 38L9 22L20 13L33 15L43 27L42 39Z', '#a6abb3') +
  `<path d="M9 22L20 13L33 15L26 25L12 27Z" fill="#d3d7dc"/>` +
  l('M26 25L30 38M26 25L43 27', '#6d727a', 2);
I.ore =
  p('M5 39L8 25L17 15L31 13L42 24L43 38L30 43L12 43Z', '#3d3f4a') +
  `<path d="M8 25L17 15L31 13L26 24L13 28Z" fill="#575a68"/>` +
  p('M15 32L20 28L24 32L20 37Z', '#e2873a', 1.4) +
  p('M28 29L34 26L37 32L31 35Z', '#e2873a', 1.4) +
  p('M22 19L27 17L28 22L23 23Z', '#f2b070', 1.4);
I.ruby =
  p('M10 20L17 9H31L38 20L24 42Z', '#d92b52') +
  `<path d="M17 9L19 20H10ZM19 20L24 42L10 20Z" fill="#ff7f9c"/><path d="M31 9L29 20H38Z" fill="#b01a3e"/>` +
  l('M10 20H38M17 9L19 20L24 42L29 20L31 9', K, 1.3);
I.food =
  p('M5 26H43C43 37 36 43 24 43S5 37 5 26Z', '#b5673b') +
  `<ellipse cx="24" cy="26" rx="19" ry="5.5" fill="#f2d28c" ${st()}/>` +
  l('M16 18C13 14 18 12 16 7M25 17C22 13 27 11 25 6M34 18C31 14 36 12 34 7', '#e9e2d4', 2.6) +
  l('M11 33C16 37 32 37 37 33', '#7d3f1d', 2.4);
I.grain =
  l('M24 46V16', '#8a6a1c', 3) +
  [
    [24, 9, 0],
    [17, 17, -35],
    [31, 17, 35],
    [16, 26, -35],
    [32, 26, 35],
    [17, 35, -35],
    [31, 35, 35],
  ]
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="7.4" fill="#f2c343" ${st(1.8)} transform="rotate(${r} ${x} ${y})"/>`,
    )
    .join('');
I.veg =
  p('M13 24C13 16 18 13 24 13S35 16 35 24C35 32 28 39 24 46C20 39 13 32 13 24Z', '#f0803c') +
  l('M16 23H21M19 30H25M28 25H33', '#b6511a', 2) +
  p('M24 14C14 13 12 5 13 2C19 3 23 7 24 12C24 7 27 2 33 2C35 7 32 13 24 14Z', '#5aa845');
I.sheep =
  p(
    'M9 31C3 27 7 19 12 20C12 12 22 10 25 15C31 10 40 15 38 22C45 25 42 34 36 34C32 39 14 39 9 31Z',
    '#f3eee4',
  ) +
  p('M33 19C38 16 45 19 45 25C45 31 40 33 36 31C33 29 32 23 33 19Z', '#4a4038') +
  `<circle cx="40" cy="23.5" r="1.6" fill="#fff"/>` +
  l('M16 37V44M22 38V44M29 38V44M34 36V43', K, 3.4);
I.donkey =
  p(
    'M4 43V28C4 23 8 21 12 21H25L27 12L24 2L31 8L35 1L36 10L45 21L42 26L35 22L33 32V43H28V34H14V43Z',
    '#9b948f',
  ) +
  `<circle cx="35" cy="15" r="1.7" fill="${K}"/>` +
  l('M25 21L29 9', '#4a4038', 3) +
  p('M40 19L45 21L42 26L38.5 24Z', '#e6ddd2', 1.4) +
  l('M5 27C2 30 2 36 3 38', K, 2.6);
I.boar =
  p(
    'M4 28C4 18 13 13 24 13C28 8 31 12 31 14C38 16 42 22 46 27L44 33L36 34C32 38 10 40 6 36C4 34 4 31 4 28Z',
    '#6e4a34',
  ) +
  l('M9 17C14 13 22 11 28 13', '#3b2417', 4) +
  p('M42 31L46 23L39 29Z', '#fff', 1.3) +
  `<circle cx="36" cy="23" r="1.8" fill="#ffdf6b"/>` +
  l('M11 37V43M18 38V43M27 38V43M33 37V43', K, 3.6);
I.cattle =
  p(
    'M3 25C3 18 8 16 14 16H30L33 12C29 10 28 6 29 4C32 8 36 9 38 9C40 8 43 5 44 3C46 7 44 11 42 12L45 22L41 27H36L33 33H8C4 33 3 29 3 25Z',
    '#a1492c',
  ) +
  p('M10 18C16 16 20 19 19 25C15 28 10 26 10 18Z', '#f3eee4', 1.3) +
  p('M36 20H45V25L42 28H37Z', '#f2cdb4', 1.4) +
  `<circle cx="37" cy="16" r="1.6" fill="${K}"/>` +
  l('M9 33V43M16 33V43M25 33V43M31 33V43', K, 3.8) +
  p('M17 33H25C25 37 18 37 17 33Z', '#f2b5a8', 1.3);
I.dog =
  p(
    'M7 43V25C3 24 2 17 5 13C6 18 8 20 12 20H26L28 9L33 13L40 14L46 20C45 24 41 25 37 25L34 31V43H29V34H16L13 43Z',
    '#c99556',
  ) +
  p('M28 9L26 21L33 17Z', '#7d4f22', 1.6) +
  `<circle cx="37" cy="17.5" r="1.6" fill="${K}"/><circle cx="45" cy="20" r="2" fill="${K}"/>` +
  l('M28 26C31 29 34 28 36 26', '#d2452b', 3.4);
I.begging =
  p('M6 26H42C41 36 35 42 24 42S7 36 6 26Z', '#6b5340') +
  `<ellipse cx="24" cy="26" rx="18" ry="5" fill="#1a120c" ${st()}/>` +
  l('M15 7L33 19M33 7L15 19', '#ff7a5c', 4.4);
I.weapon =
  p('M41 3L44 6L22 32L15 25Z', '#cfd7de') +
  l('M40 7L19 28', '#fff', 1.8) +
  l('M12 22L25 35', K, 7) +
  l('M12 22L25 35', '#e3b04a', 3.6) +
  l('M16 31L6 42', K, 8) +
  l('M16 31L6 42', '#8a5a31', 4.4);
I.bed =
  l('M5 12V42M43 26V42', K, 5) +
  p('M5 26H43V36H5Z', '#a5673a') +
  p('M9 18H20V27H9Z', '#f4ead6') +
  p('M20 19H37C41 19 43 22 43 27H20Z', '#4c9be8');
I.stable =
  p('M6 43V21L24 7L42 21V43Z', '#a34a2c') +
  p('M3 23L24 4L45 23L42 27L24 11L6 27Z', '#6b3a1c') +
  p('M16 43V28H32V43Z', '#3a2012') +
  l('M16 28L32 43M32 28L16 43', '#e3b98a', 2.2);
I.sow =
  p('M3 34C10 29 17 38 24 33S38 29 45 34V44H3Z', '#7a4c28') +
  l('M24 33V18', '#5aa845', 3.4) +
  p('M24 22C15 22 13 15 13 11C20 11 24 15 24 22ZM24 19C33 19 36 12 36 7C29 7 24 12 24 19Z', '#6cbf52');
I.forge =
  p('M4 16H44V22C36 22 32 26 31 31H37V40H13V31H19C18 24 10 24 4 16Z', '#8b939b') +
  l('M8 18H41', '#c9d2d9', 2.4) +
  l('M30 3L36 9M24 2V8M18 4L22 9', '#ffb44a', 3);
I.expedition =
  l('M12 45V6', K, 5) +
  l('M12 45V6', '#9b6335', 2.6) +
  p('M13 6C22 1 30 12 43 6V25C31 31 23 20 13 25Z', '#d2452b') +
  `<g transform="translate(28 15.5) scale(.8)">${emblem('star', '#ffe08a')}</g>`;
I.child =
  `<g transform="translate(8 3) scale(1.06)">` +
  pawn({ c: '#7cc4f2', i: '#04202f', e: '' }) +
  '</g>' +
  l('M38 6V18M32 12H44', '#8fe38a', 4.4);
I.fence =
  l('M4 22H44M4 33H44', K, 6) +
  l('M4 22H44M4 33H44', '#b98350', 3) +
  [8, 18, 30, 40].map((x) => p(`M${x - 3.5} 43V14L${x} 9L${x + 3.5} 14V43Z`, '#cf9a62')).join('');
I.furnish =
  p('M6 44V22A18 18 0 0 1 42 22V44Z', '#6c6057') +
  p('M13 44V25A11 11 0 0 1 35 25V44Z', '#f0c98a') +
  p('M20 44V30H32V44Z', '#8a5a31') +
  `<circle cx="29" cy="37" r="1.6" fill="#ffe08a"/>`;
I.first =
  p('M6 38L4 14L15 24L24 8L33 24L44 14L42 38Z', '#f5b83d') +
  c(24, 8, 3, '#ffe9a8', 1.6) +
  c(4, 14, 3, '#ffe9a8', 1.6) +
  c(44, 14, 3, '#ffe9a8', 1.6) +
  p('M6 38H42V44H6Z', '#c98a18');
I.vp = p('M24 3L43 10V24C43 35 34 42 24 46C14 42 5 35 5 24V10Z', '#f5e6c4');
I.meadow =
  p('M4 4H44V44H4Z', '#7fb950') +
  l(
    'M12 18q2 -7 3 -7q0 4 1 7M28 32q2 -7 3 -7q0 4 1 7M27 14q2 -6 3 -6q0 3 1 6M12 37q2 -6 3 -6q0 3 1 6',
    '#3f7a2c',
    2.2,
  );
I.field =
  p('M4 4H44V44H4Z', '#8a5a31') +
  l('M6 12C16 8 30 16 42 12M6 22C16 18 30 26 42 22M6 32C16 28 30 36 42 32', '#5a3718', 3.4);
I.cavern = p('M4 4H44V44H4Z', '#55565f') + p('M9 38C7 24 12 11 24 10S42 22 39 38Z', '#c9a878');
I.tunnel = p('M4 4H44V44H4Z', '#55565f') + p('M4 17H44V32H4Z', '#b89468');
I.deep = p('M4 4H44V44H4Z', '#33343d') + p('M4 17H44V32H4Z', '#6e5a4a');
I.oremine = p('M4 4H44V44H4Z', '#55565f') + `<g transform="translate(6 8) scale(.75)">${I.ore}</g>`;
I.rubymine = p('M4 4H44V44H4Z', '#55565f') + `<g transform="translate(6 6) scale(.75)">${I.ruby}</g>`;

export const GOODS: Readonly<Record<string, string>> = I;
