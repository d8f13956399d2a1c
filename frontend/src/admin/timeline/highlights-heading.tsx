/** The line that begins a list of highlights; it is the same in all languages (ui/text/timeline-description.ts). */
export const highlightsHeading = <strong dir="ltr">Key Highlights:</strong>;
