export function PartnersHelp() {
  return (
    <>
      <li>Enter the name and upload the logo. If you add the website, the name links to it.</li>
      <li>Logos look best on a plain or transparent background. They are shown small, side by side.</li>
      <li>Logos are shown on a light background: of a white logo, upload the dark version.</li>
      <li>Drag a row by its handle to change the order, or use the arrows. Inactive partners are not shown.</li>
    </>
  );
}
