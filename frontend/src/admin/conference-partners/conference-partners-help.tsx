export function ConferencePartnersHelp() {
  return (
    <>
      <li>Give the name, upload the logo or choose one that is stored, and add the website if there is one.</li>
      <li>
        Choose the tier. The page of the conference shows partners tier by tier, from Host to Media; without a logo the
        name stands in its place.
      </li>
      <li>
        Drag a row by its handle to change the order within a tier, or use the arrows. Partners that are not active are
        not shown.
      </li>
    </>
  );
}
