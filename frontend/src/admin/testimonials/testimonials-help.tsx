export function TestimonialsHelp() {
  return (
    <>
      <li>Give the name and the words; title, organization and country stand under the name when they are given.</li>
      <li>
        Upload a portrait or choose one that is stored already. Without one a neutral picture stands in its place.
      </li>
      <li>Drag a row by its handle to change the order, or use the arrows. The first active one is seen first.</li>
    </>
  );
}
