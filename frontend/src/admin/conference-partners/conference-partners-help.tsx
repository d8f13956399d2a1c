export function ConferencePartnersHelp() {
  return (
    <>
      <li>Enter the name, upload a logo or choose a stored one, and add the website if there is one.</li>
      <li>
        Choose the tier. The conference page lists partners by tier, from Host to Media. A partner without a logo is
        shown by name.
      </li>
      <li>
        Drag a row by its handle to change the order within a tier, or use the arrows. Inactive partners are not shown.
      </li>
    </>
  );
}
