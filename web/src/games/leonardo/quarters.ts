/** The colours of the six quarters. */
export const QUARTERS: readonly string[] = [
  "var(--wood)",
  "color-mix(in srgb, var(--water) 70%, var(--argent))",
  "color-mix(in srgb, var(--gules) 45%, var(--argent))",
  "color-mix(in srgb, var(--or) 55%, var(--gules))",
  "color-mix(in srgb, var(--vert) 60%, var(--argent))",
  "color-mix(in srgb, var(--purpure) 60%, var(--argent))",
];
