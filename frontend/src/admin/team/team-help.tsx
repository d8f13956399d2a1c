export function TeamHelp() {
  return (
    <>
      <li>Give name and position, choose a portrait and tick the sections: one person may stand in several.</li>
      <li>The page shows the first 200 characters of a longer profile and unfolds the rest when asked.</li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Each section of the page shows its members in
        this order.
      </li>
    </>
  );
}
